import { useEffect, useRef, useState } from 'react'

/** How far ahead of the screen images are fetched (spec §9); the second is for rows that scroll sideways, where known. */
const margins = { rootMargin: '100px', scrollMargin: '100px' }

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** One observer serves every element. */
function watch(element: Element, show: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
  }, margins)
  waiting.set(element, show)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

/** Whether an element came within 100 px of the screen; once it did, it stays true. */
export function useNear<Shown extends Element>() {
  const ref = useRef<Shown>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!near && ref.current) return watch(ref.current, () => setNear(true))
    return undefined
  }, [near])
  return { ref, near }
}
