def files(): return {}
