import { useLayoutEffect, type RefObject } from 'react'

/**
 * Adds the height that an element covers to the end of the page, and to what focused elements keep clear of: all content can be
 * scrolled clear of it.
 */
export function useFoot(covering: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = covering.current
    if (!element) return
    const { style } = document.documentElement
    const fit = () => {
      const height = `${element.offsetHeight}px`
      style.paddingBlockEnd = height
      style.setProperty('--consent-height', height)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.paddingBlockEnd = ''
      style.removeProperty('--consent-height')
    }
  }, [covering])
}
