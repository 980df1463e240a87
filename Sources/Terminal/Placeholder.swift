// Room to be furnished.
