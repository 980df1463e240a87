#ifndef FACET_CSANDBOX_SHIM_H
#define FACET_CSANDBOX_SHIM_H

// System calls with a variable number of arguments, and macros with a cast: those do not cross into Swift. No logic.

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/sched.h>
#include <malloc.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int facet_set_process_option(int option, unsigned long value) {
  return prctl(option, value, 0UL, 0UL, 0UL);
}
static inline int facet_close_from(unsigned int first) { return (int)syscall(SYS_close_range, first, ~0U, 0U); }
static inline int facet_filter_all_threads(const struct sock_fprog *program) {
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, program);
}

// Returns the number of bytes that the kernel has written, with a bit for each processor.
static inline int facet_allowed_processors(void *bits, size_t size) {
  return (int)syscall(SYS_sched_getaffinity, 0, size, bits);
}

// Swift offers no `fork`, because a copy of a process with several threads has only one of them.
static inline pid_t facet_fork(void) { return fork(); }

// The variables that the program starts with as zeros. The linker defines both names.
extern char __bss_start[], _end[];
static inline char *facet_zeros_begin(void) { return __bss_start; }
static inline char *facet_zeros_end(void) { return _end; }

static inline int facet_limit_arenas(void) { return mallopt(M_ARENA_MAX, 1); }

static const unsigned int facet_allow = SECCOMP_RET_ALLOW;
static const unsigned int facet_refuse = SECCOMP_RET_ERRNO;
static const unsigned int facet_end_process = SECCOMP_RET_KILL_PROCESS;
static const unsigned int facet_thread_flag = CLONE_THREAD;
#if defined(__x86_64__)
static const unsigned int facet_architecture = AUDIT_ARCH_X86_64;
// Numbers from here on belong to a second set of system calls, which the filter does not know.
static const unsigned int facet_first_foreign_call = 0x40000000U;
#elif defined(__aarch64__)
static const unsigned int facet_architecture = AUDIT_ARCH_AARCH64;
static const unsigned int facet_first_foreign_call = 0xFFFFFFFFU;
#else
// No filter is made for other architectures.
static const unsigned int facet_architecture = 0;
static const unsigned int facet_first_foreign_call = 0;
#endif

#endif
