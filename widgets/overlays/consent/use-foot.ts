import { useLayoutEffect, type RefObject } from 'react'

/** Adds the height that an element covers to the end of the page, so that all content can be scrolled clear of it. */
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
