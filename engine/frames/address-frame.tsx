import { useRef } from 'react'
import { framedOrigin, permissions } from './frame-policy.ts'
import type { FrameProps } from './frame-props.ts'
import { useGrowth } from './use-growth.ts'
import { useFrameMessages } from './use-frame-messages.ts'

/**
 * A vendor’s page in its own origin. Accepts messages from that origin, and from our /frame-return, to which the vendor
 * may redirect.
 */
export function AddressFrame<T>({
  url,
  title,
  hosts,
  read,
  onMessage,
  onLoad,
  allow,
  className,
  height,
}: FrameProps<T> & { url: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameMessages(frame, [framedOrigin(url, hosts), location.origin], read, onMessage, hosts)
  const style = useGrowth(frame, height)
  return (
    <iframe
      ref={frame}
      title={title}
      src={url}
      sandbox={permissions.site}
      referrerPolicy="strict-origin-when-cross-origin"
      allow={allow}
      className={className}
      style={style}
      onLoad={onLoad}
    />
  )
}
