import { useLayoutEffect, useRef } from 'react'

/** How labels are shown: in full, smaller, not at all. */
const steps = ['full', 'small', 'icons']

/** Returns a ref for a list whose `data-fit` becomes the first step with which its content fits, whenever its size or `texts` change. */
export function useFit(texts: string) {
  const ref = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const list = ref.current!
    const observer = new ResizeObserver(() => {
      for (const step of steps) {
        if (list.dataset.fit !== step) list.dataset.fit = step
        if (list.scrollWidth <= list.clientWidth && list.scrollHeight <= list.clientHeight) return
      }
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [texts])
  return ref
}
