import { useRef } from 'react'
import { framedOrigin, permissions } from './frame-policy.ts'
import type { FrameProps } from './frame-props.ts'
import { useFrameMessages } from './use-frame-messages.ts'

/** A vendor’s address in its own origin. Its messages come from there, and from our /frame-return where it leads there. */
export function AddressFrame<T>({
  url,
  title,
  hosts,
  check,
  onMessage,
  onLoad,
  allow,
  className,
}: FrameProps<T> & { url: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameMessages(frame, [framedOrigin(url, hosts), location.origin], check, onMessage)
  return (
    <iframe
      ref={frame}
      title={title}
      src={url}
      sandbox={permissions.site}
      referrerPolicy="strict-origin-when-cross-origin"
      allow={allow}
      className={className}
      onLoad={onLoad}
    />
  )
}
