/**
 * Gives the frames that a vendor’s script adds to `element` the title that most vendors leave out and screen readers announce. Returns a
 * function that ends it.
 */
export function nameFrames(element: HTMLElement, title: () => string): () => void {
  const named = new WeakSet<HTMLIFrameElement>()
  const frames = element.getElementsByTagName('iframe')
  const name = () => {
    for (const frame of frames) {
      if (!named.has(frame) && (frame.title || frame.hasAttribute('aria-label'))) continue
      named.add(frame)
      if (frame.title !== title()) frame.title = title()
    }
  }
  const observer = new MutationObserver(name)
  observer.observe(element, { childList: true, subtree: true })
  name()
  return () => observer.disconnect()
}
