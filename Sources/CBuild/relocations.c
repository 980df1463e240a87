// The first code of a tuned program (see Package.swift). It fills in the program's own addresses, which the loader of
// glibc does otherwise. The loader touches 120 pages one by one, and the kernel copies each in a fault of its own; here
// pages that lie side by side come in one call. And glibc knows this packed form of addresses only since 2.36, but does
// not mind another name for it: the linker names it as Android does.
//
// The loader reads some addresses before this runs: in the first values of variables of a thread, in the table of early
// constructors, and to choose between functions. CI looks that the program has none of these.

#ifdef FACET_FILLS_IN_ADDRESSES

#define _DEFAULT_SOURCE
#include <elf.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/syscall.h>

// Each address that leads out of here would itself have to be filled in, so all of this is local to the program.
#pragma GCC visibility push(hidden)

extern const Elf64_Ehdr __ehdr_start;
extern const Elf64_Dyn _DYNAMIC[];

void facet_start(void);
void facet_fill_in_addresses(void);

enum { PAGE = 4096, PACKED_ADDRESSES = 0x6fffe000, PACKED_ADDRESSES_SIZE = 0x6fffe001 };

// The functions of the C library may not be called yet.
static long call(long number, uintptr_t first, uintptr_t second, uintptr_t third) {
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(first), "S"(second), "d"(third)
                   : "rcx", "r11", "memory");
  return result;
}

typedef struct {
  uintptr_t begin, end;
} Pages;

static Pages pages(uintptr_t begin, uintptr_t end) {
  return (Pages){begin & -PAGE, (end + PAGE - 1) & -PAGE};
}

// The part that the loader has made read-only by now.
static Pages sealed_pages(uintptr_t base) {
  const Elf64_Phdr *header = (const Elf64_Phdr *)(base + __ehdr_start.e_phoff);
  for (int left = __ehdr_start.e_phnum; left > 0; left--, header++) {
    if (header->p_type != PT_GNU_RELRO) continue;
    uintptr_t begin = base + header->p_vaddr;
    // The loader leaves a last page open if other variables share it.
    return (Pages){begin & -PAGE, (begin + header->p_memsz) & -PAGE};
  }
  return (Pages){0, 0};
}

// An even entry is the place of one address. The bits of an odd entry stand for the 63 places after the last ones.
enum { PLACES_OF_BITS = 63 };

static void copy_pages(uintptr_t begin, uintptr_t end) {
  Pages written = pages(begin, end);
  // An older kernel refuses this, which changes nothing but the time.
  call(SYS_madvise, written.begin, written.end - written.begin, MADV_POPULATE_WRITE);
}

// Pages without any place may lie between others, such as 37 MiB of constants in a program with Foundation. They stay
// shared with the file.
enum { LARGEST_GAP = 16 * PAGE };

static void copy_pages_with_places(uintptr_t base, const uint64_t *entry, const uint64_t *end) {
  uintptr_t begin = base + *entry, place = begin;
  for (; entry < end; entry++) {
    if (*entry & 1) {
      place += PLACES_OF_BITS * sizeof place;
      continue;
    }
    uintptr_t next = base + *entry;
    if (next > place + LARGEST_GAP) {
      copy_pages(begin, place);
      begin = next;
    }
    place = next + sizeof place;
  }
  copy_pages(begin, place);
}

static void fill_in(uintptr_t base, const uint64_t *entry, const uint64_t *end) {
  uintptr_t *place = NULL;
  for (; entry < end; entry++) {
    if (*entry & 1) {
      uintptr_t *next = place;
      for (uint64_t bits = *entry >> 1; bits; bits >>= 1, next++) {
        if (bits & 1) *next += base;
      }
      place += PLACES_OF_BITS;
    } else {
      place = (uintptr_t *)(base + *entry);
      *place++ += base;
    }
  }
}

void facet_fill_in_addresses(void) {
  uintptr_t base = (uintptr_t)&__ehdr_start, size = 0;
  const uint64_t *entries = NULL;
  for (const Elf64_Dyn *fact = _DYNAMIC; fact->d_tag != DT_NULL; fact++) {
    if (fact->d_tag == PACKED_ADDRESSES) entries = (const uint64_t *)(base + fact->d_un.d_ptr);
    if (fact->d_tag == PACKED_ADDRESSES_SIZE) size = fact->d_un.d_val;
  }
  if (!entries || !size) return;
  const uint64_t *end = entries + size / sizeof *entries;
  Pages sealed = sealed_pages(base);
  call(SYS_mprotect, sealed.begin, sealed.end - sealed.begin, PROT_READ | PROT_WRITE);
  copy_pages_with_places(base, entries, end);
  fill_in(base, entries, end);
  call(SYS_mprotect, sealed.begin, sealed.end - sealed.begin, PROT_READ);
}

// The start of the C library expects the stack and this register as the kernel and the loader have left them.
__attribute__((naked)) void facet_start(void) {
  __asm__("mov %rsp, %rbx\n"
          "mov %rdx, %r12\n"
          "and $-16, %rsp\n"
          "call facet_fill_in_addresses\n"
          "mov %rbx, %rsp\n"
          "mov %r12, %rdx\n"
          "jmp _start\n");
}

#pragma GCC visibility pop

#endif
