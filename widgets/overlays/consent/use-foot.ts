import { useLayoutEffect, type RefObject } from 'react'

/** Lengthens the page by what an element covers of its foot, so that everything can be scrolled clear of it, focused controls too. */
export function useFoot(covering: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = covering.current
    if (!element) return
    const { style } = document.documentElement
    const fit = () => {
      const height = `${element.offsetHeight}px`
      style.paddingBlockEnd = height
      style.scrollPaddingBlockEnd = `calc(${height} + var(--bottom-bar-height) + 8px)`
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.paddingBlockEnd = ''
      style.scrollPaddingBlockEnd = ''
    }
  }, [covering])
}
