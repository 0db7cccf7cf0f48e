import { postToPage } from './frame-messages.ts'

/** What the page around a frame says: the part of the frame on the screen, and the screen’s height, in pixels. */
interface VisiblePart {
  type: 'visible'
  top: number
  bottom: number
  screen: number
}

/**
 * Tells the page around the frame how high the content is. Once the page says which part of the frame it shows, the bet slip stays
 * in that part. Returns a function that stops it.
 */
export function growInFrame(mount: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    const { height } = mount.getBoundingClientRect()
    if (height > 0) postToPage({ type: 'size', height: Math.ceil(height) })
  })
  const follow = ({ source, data }: MessageEvent<VisiblePart | undefined>) => {
    if (source !== window.parent || data?.type !== 'visible') return
    mount.dataset.grows = ''
    const slip = mount.querySelector<HTMLElement>('.slip-column')
    const columns = slip?.parentElement
    const room = slip && columns ? columns.offsetHeight - slip.offsetHeight : 0
    const values = {
      '--view-bottom': data.bottom,
      '--screen': data.screen,
      '--slip-lag': Math.min(Math.max(data.top - (columns?.offsetTop ?? 0), 0), Math.max(room, 0)),
    }
    for (const [name, value] of Object.entries(values)) mount.style.setProperty(name, `${value}px`)
  }
  // A frame that is as high as its content would never become lower if the content filled it.
  mount.dataset.framed = ''
  sizes.observe(mount)
  window.addEventListener('message', follow)
  return () => {
    sizes.disconnect()
    window.removeEventListener('message', follow)
  }
}
