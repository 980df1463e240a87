#ifndef FACET_CCURL_SHIM_H
#define FACET_CCURL_SHIM_H

// libcurl's types, and its functions with a variable number of arguments: those do not cross into Swift. The library is
// never linked: it brings 37 others, which would slow every start, also of users who only read a file. The program finds
// its functions by name when it needs them, and hands them in here. No logic.

#define CURL_DISABLE_TYPECHECK 1
#include <curl/curl.h>

typedef CURLcode (*facet_easy_setopt)(CURL *, CURLoption, ...);
typedef CURLcode (*facet_easy_getinfo)(CURL *, CURLINFO, ...);
typedef CURLMcode (*facet_multi_setopt)(CURLM *, CURLMoption, ...);
typedef size_t (*facet_writer)(char *, size_t, size_t, void *);

static inline CURLcode facet_set_long(void *function, CURL *handle, CURLoption option, long value) {
  return ((facet_easy_setopt)function)(handle, option, value);
}
static inline CURLcode facet_set_string(void *function, CURL *handle, CURLoption option, const char *value) {
  return ((facet_easy_setopt)function)(handle, option, value);
}
static inline CURLcode facet_set_pointer(void *function, CURL *handle, CURLoption option, void *value) {
  return ((facet_easy_setopt)function)(handle, option, value);
}
static inline CURLcode facet_set_writer(void *function, CURL *handle, facet_writer writer) {
  return ((facet_easy_setopt)function)(handle, CURLOPT_WRITEFUNCTION, writer);
}
static inline CURLcode facet_get_long(void *function, CURL *handle, CURLINFO info, long *value) {
  return ((facet_easy_getinfo)function)(handle, info, value);
}
static inline CURLcode facet_get_string(void *function, CURL *handle, CURLINFO info, const char **value) {
  return ((facet_easy_getinfo)function)(handle, info, value);
}
static inline CURLMcode facet_multi_set_pointer(void *function, CURLM *multi, CURLMoption option, void *value) {
  return ((facet_multi_setopt)function)(multi, option, value);
}
static inline CURLMcode facet_multi_set_long(void *function, CURLM *multi, CURLMoption option, long value) {
  return ((facet_multi_setopt)function)(multi, option, value);
}
static inline CURLMcode facet_multi_set_socket_function(void *function, CURLM *multi, curl_socket_callback callback) {
  return ((facet_multi_setopt)function)(multi, CURLMOPT_SOCKETFUNCTION, callback);
}
static inline CURLMcode facet_multi_set_timer_function(
    void *function, CURLM *multi, curl_multi_timer_callback callback) {
  return ((facet_multi_setopt)function)(multi, CURLMOPT_TIMERFUNCTION, callback);
}

// The constants are macros with a cast.
static const curl_socket_t facet_no_socket = CURL_SOCKET_TIMEOUT;
static const int facet_global_all = CURL_GLOBAL_ALL;
static const int facet_error_size = CURL_ERROR_SIZE;

#endif
