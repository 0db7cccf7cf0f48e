import { afterAll, afterEach, vi } from 'vitest'

// Without a document there is nothing to clean up, and the library takes longer to load than most files’ tests.
const { cleanup } = typeof document === 'undefined' ? { cleanup() {} } : await import('@testing-library/react')

// Files share a document: what the one before it has left in it goes.
if (typeof document !== 'undefined') {
  document.head.replaceChildren()
  const cookies = window.origin === 'null' ? '' : document.cookie
  for (const cookie of cookies.split('; ').filter(Boolean))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  if (typeof window === 'undefined') return
  document.body.replaceChildren()
  if (window.origin === 'null') return
  localStorage.clear()
  sessionStorage.clear()
})

// Files share timers, too. Code that a test’s last page still loads would arrive after its environment is gone.
afterAll(() => {
  vi.useRealTimers()
  return vi.dynamicImportSettled()
})

/** jsdom has no layout, so every element counts as visible. */
class EverythingIsNear {
  private readonly report: (entries: object[]) => void

  constructor(report: (entries: object[]) => void) {
    this.report = report
  }

  observe(target: Element) {
    this.report([{ target, isIntersecting: true }])
  }

  unobserve() {}
}

/** Without a layout, no element changes its size. */
class NothingResizes {
  observe() {}

  unobserve() {}

  disconnect() {}
}

/** jsdom has no Web Locks. A test has one tab, which gets every lock. */
const locks = {
  request: async (name: string, _options: LockOptions, hold: (lock: object) => unknown) => hold({ name }),
}

if (typeof window !== 'undefined') {
  // jsdom has no animations either.
  document.getAnimations ??= () => []
  // Without a layout, nothing scrolls. As in current browsers, it returns a promise, although its type says void: an effect must
  // not return it.
  Element.prototype.scrollIntoView = async () => {}
  Object.assign(window, {
    IntersectionObserver: EverythingIsNear,
    ResizeObserver: NothingResizes,
    // jsdom’s frames stop for good if the first one is requested while a test has replaced the timers that they run by.
    // The window may be gone by then.
    requestAnimationFrame: (draw: FrameRequestCallback) =>
      +setTimeout(() => 'window' in globalThis && draw(performance.now()), 16),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  })
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true, writable: true })
}
