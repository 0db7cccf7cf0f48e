import { useRef } from 'react'
import { frameAttributes, framedOrigin } from './frame-policy.ts'
import type { FrameProps } from './frame-props.ts'
import { useGrowth } from './use-growth.ts'
import { useFrameMessages } from './use-frame-messages.ts'

const none: readonly string[] = []

/**
 * A vendor’s page in its own origin. Accepts messages from that origin, from frames inside it that are listed, and from our
 * /frame-return, to which the vendor may redirect any of them.
 */
export function AddressFrame<T>({
  url,
  title,
  hosts,
  ancestors = none,
  read,
  onMessage,
  onLoad,
  may,
  className,
  height,
}: FrameProps<T> & { url: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const nested = [...hosts, ...ancestors, location.origin]
  useFrameMessages(frame, [framedOrigin(url, hosts), location.origin], read, onMessage, nested)
  const style = useGrowth(frame, height)
  const { allow, sandbox } = frameAttributes(may)
  return (
    <iframe
      ref={frame}
      title={title}
      src={url}
      sandbox={sandbox}
      referrerPolicy="strict-origin-when-cross-origin"
      allow={allow}
      className={className}
      style={style}
      onLoad={onLoad}
    />
  )
}
