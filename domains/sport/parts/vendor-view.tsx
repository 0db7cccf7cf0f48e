import { useEffect, useRef, useState } from 'react'
import type { SportMessage } from '#api'
import type { FramedVendor } from '#manifest'
import type { FrameIsolation } from '#engine/frames/frame-props.ts'
import { VendorFrame } from '#engine/frames/vendor-frame.tsx'
import type { SportEvents } from '../contract.ts'
import { reportOnce } from '../report-once.ts'
import { readVendorMessage, type VendorMessage } from '../vendor-message.ts'
import styles from './vendor-view.module.css'

/** The content of a vendor’s frame: a document, with other forms of it if it may not parse, or an address. */
export type VendorContent =
  | { html: string; otherwise?: readonly string[]; onOtherwise?: (place: number) => void }
  | { url: string }

/** How long a vendor whose page has loaded may say nothing before its page counts as ready. */
const quietMs = 5000

const may = ['fullscreen'] as const

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
  const heard = useRef(false)
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(quiet.current), [])
  const showIfQuiet = () => {
    clearTimeout(quiet.current)
    quiet.current = setTimeout(() => {
      if (heard.current) return
      reportOnce('A framed sportsbook has loaded without a message, so it is shown')
      events.onReady()
    }, quietMs)
  }
  const receive = (message: VendorMessage) => {
    if (message.type === 'document') return showIfQuiet()
    heard.current = true
    if (message.type === 'loaded') loaded.current = true
    if (message.type === 'size') return isHeight(message.height) ? setHeight(message.height) : undefined
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
        may={may}
        read={readVendorMessage}
        onMessage={receive}
        {...('url' in content && { onLoad: showIfQuiet })}
      />
    </div>
  )
}

/** What is no height is ignored: the last valid one stays. */
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
