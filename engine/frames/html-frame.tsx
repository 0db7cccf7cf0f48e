import { useRef } from 'react'
import { frameAttributes, htmlPolicy, permissions } from './frame-policy.ts'
import type { FrameIsolation, FrameProps } from './frame-props.ts'
import { useGrowth } from './use-growth.ts'
import { useFrameMessages } from './use-frame-messages.ts'

/**
 * The page that displays a vendor’s HTML. Its response headers isolate it; HTML written into a frame by this page would
 * not be isolated.
 */
const shell = '/provider-frame.html'

/** The message of the shell when it is ready for the HTML. */
const isWaiting = (value: unknown): value is 'waiting-for-html' => value === 'waiting-for-html'

const none: readonly string[] = []

interface HtmlFrameProps<T> extends FrameProps<T>, FrameIsolation {
  html: string
  /** Other forms of the document, in order: the shell shows the first one whose scripts parse. */
  otherwise?: readonly string[] | undefined
  /** Called with the place in `otherwise` of the form that is shown, if it is one of them. */
  onOtherwise?: ((place: number) => void) | undefined
}

/**
 * A vendor’s document in an isolated shell page, which receives it once, through a message port. Only the shell can
 * check the document’s scripts: the page’s own policy allows no `eval`.
 */
export function HtmlFrame<T>({
  html,
  otherwise = none,
  onOtherwise,
  title,
  isolation,
  frameOrigin,
  hosts,
  ancestors = none,
  read,
  onMessage,
  onLoad,
  may,
  className,
  height,
}: HtmlFrameProps<T>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const given = useRef(false)
  const site = isolation === 'site' ? foreign(frameOrigin) : undefined

  const give = () => {
    if (given.current) return
    given.current = true
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<string | { shown: number }>) => {
      port1.close()
      // The shell of an older publication answers with a word.
      if (typeof data === 'object' && data.shown > 0) onOtherwise?.(data.shown - 1)
      onLoad?.()
    })
    port1.start()
    port1.postMessage({ html, otherwise, policy: htmlPolicy(hosts) })
    // An opaque origin cannot be named as a target.
    frame.current?.contentWindow?.postMessage('html-port', site ?? '*', [port2])
  }

  useFrameMessages(frame, [site ?? 'null'], isWaiting, give)
  // Frames inside an opaque one are opaque too, whatever their address.
  const nested = [...hosts, ...ancestors, ...(site ? [site, location.origin] : ['null'])]
  useFrameMessages(frame, site ? [site, location.origin] : ['null'], read, onMessage, nested)
  const style = useGrowth(frame, height)
  const sandbox = permissions[site ? 'site' : 'opaque']
  return (
    <iframe
      ref={frame}
      title={title}
      src={`${site ?? ''}${shell}`}
      sandbox={sandbox}
      allow={frameAttributes(may).allow}
      className={className}
      style={style}
    />
  )
}

/** Throws if the frame would have the page’s own origin. */
function foreign(origin: string | undefined): string {
  if (origin === undefined || origin === location.origin)
    throw new Error('A frame with isolation "site" needs a "frameOrigin" on another site')
  return origin
}
