/** How long after Tab or F6 the frame may have the focus by it, in milliseconds. */
const byKeyMs = 300

/**
 * Gives the focus back to who types in Studio when the page in a frame takes it, as a window that opens there does. The frame keeps what it gets by a click or by Tab. Returns what ends it.
 */
export function keepFocus(frame: HTMLIFrameElement, isWanted: () => boolean): () => void {
  const end = new AbortController()
  const { signal } = end
  let last: HTMLElement | null = null
  let isOver = false
  let keyAt = -Infinity
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement && target !== frame) last = target
  }
  document.addEventListener('focusin', note, { signal })
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Tab' || key === 'F6') keyAt = timeStamp
    },
    { signal, capture: true },
  )
  frame.addEventListener('pointerenter', () => (isOver = true), { signal })
  frame.addEventListener('pointerleave', () => (isOver = false), { signal })
  window.addEventListener(
    'blur',
    ({ timeStamp }) =>
      // The frame is the active element only after this event.
      setTimeout(() => {
        const isTaken = document.activeElement === frame && !isOver && timeStamp - keyAt > byKeyMs
        // A touch does not hover over the frame before.
        if (isTaken && isWanted() && matchMedia('(hover: hover)').matches) last?.focus()
      }),
    { signal },
  )
  return () => end.abort()
}
