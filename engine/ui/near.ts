/** How far ahead of the screen images are fetched (spec §9); the second is for rows that scroll sideways, where known. */
const margins = { rootMargin: '100px', scrollMargin: '100px' }

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Runs something once, when an element comes within 100 px of the screen. The answer ends the wait. One observer serves every element. */
export function whenNear(element: Element, run: () => void): () => void {
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
