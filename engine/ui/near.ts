/** How far ahead of the screen images are loaded (spec §9); `scrollMargin` is for horizontal rows, where supported. */
const margins = { rootMargin: '100px', scrollMargin: '100px' }

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls `run` once, when an element comes within 100 px of the screen; at once in a browser that cannot tell. Returns an
 * unsubscribe function. All elements share one observer.
 */
export function whenNear(element: Element, run: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    run()
    return () => undefined
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
  }, margins)
  function end() {
    waiting.delete(element)
    observer?.unobserve(element)
  }
  waiting.set(element, () => {
    end()
    run()
  })
  observer.observe(element)
  return end
}
