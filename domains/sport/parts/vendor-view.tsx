import { useRef, useState } from 'react'
import type { SportMessage } from '#api'
import type { FramedVendor } from '#manifest'
import { readSportMessage } from '#schemas/read/sport.ts'
import type { FrameIsolation } from '#engine/frames/frame-props.ts'
import { VendorFrame } from '#engine/frames/vendor-frame.tsx'
import type { SportEvents } from '../contract.ts'
import styles from './vendor-view.module.css'

/** The content of a vendor’s frame: a document or an address. */
export type VendorContent = { html: string } | { url: string }

interface VendorViewProps extends Pick<FramedVendor, 'hosts'>, Partial<FrameIsolation> {
  content: VendorContent
  title: string
  events: Omit<SportEvents, 'onLoading'>
}

/** A framed sportsbook or horse-racing page; its messages (SportMessage) become events. */
export function VendorView({ content, title, events, hosts, isolation = 'opaque', frameOrigin }: VendorViewProps) {
  const loaded = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const receive = (message: SportMessage) => {
    if (message.type === 'loaded') loaded.current = true
    if (message.type === 'size') return setHeight(isHeight(message.height) ? message.height : undefined)
    // The frame has no scroll position of its own that would begin again in another view.
    if (message.type === 'navigate' && height) showStart(place.current)
    // An error after loading is left to the vendor.
    if (message.type !== 'failed' || !loaded.current) dispatch(message, events)
  }
  return (
    <div ref={place} className={styles.place}>
      <VendorFrame
        {...content}
        className={styles.frame}
        height={height}
        title={title}
        hosts={hosts}
        isolation={isolation}
        frameOrigin={frameOrigin}
        allow="fullscreen"
        read={readSportMessage}
        onMessage={receive}
      />
    </div>
  )
}

const isHeight = (height = 0) => height > 0 && height <= 50_000

/** Scrolls to the beginning of an element that has left the screen at its top. */
function showStart(element: HTMLElement | null) {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
}

function dispatch({ type, ids = [], eventId, count = 0 }: SportMessage, events: VendorViewProps['events']) {
  if (type === 'loaded') events.onReady()
  else if (type === 'failed') events.onFailed('script')
  else if (type === 'expired') events.onFailed('expired')
  else if (type === 'login') events.onSignInWanted()
  else if (type === 'registration') events.onRegistrationWanted()
  else if (type === 'deposit') events.onDepositWanted()
  else if (type === 'bet') events.onBetPlaced(ids)
  else if (type === 'balance') events.onBalanceChanged()
  else if (type === 'slip') events.onSlipChanged(count)
  // A frame can be sent to an event, not to the vendor’s own paths.
  else events.onRouteChanged(eventId ? { eventId } : {})
}
