import { useLayoutEffect, useRef } from 'react'

/**
 * Shows the dialog over the page as long as it is mounted. Meanwhile the page neither scrolls nor takes the focus;
 * afterwards the focus is where it was.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    const { style } = document.documentElement
    const { overflow } = style
    dialog?.showModal()
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      dialog?.close()
    }
  }, [])
  return ref
}
