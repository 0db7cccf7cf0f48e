import { createRoot } from 'react-dom/client'
import type { FramedVendor } from '#manifest'
import type { FrameIsolation } from '#engine/frames/frame-props.ts'
import type { SportContainer, SportHost, SportName, SportRoute } from '../contract.ts'
import { VendorView, type VendorContent } from './vendor-view.tsx'

interface FramedSport<Session> {
  host: Omit<SportHost<SportName>, 'session'>
  vendor: Pick<FramedVendor, 'hosts'> & Partial<FrameIsolation>
  /** Asked for each player and each language. */
  open: () => Promise<Session>
  /** What the frame shows of a session, made anew for another theme or place: that needs no other session. */
  show: (session: Session, route: SportRoute) => VendorContent
}

/** A sportsbook in a frame, by a session of its own. */
export function framedSport<Session>({ host, vendor, open, show }: FramedSport<Session>): SportContainer {
  const root = createRoot(host.element, {
    onUncaughtError(error) {
      console.warn(error)
      host.onFailed('vendor')
    },
  })
  let session: { of: Session } | undefined
  let asking = 0
  let frames = 0

  async function begin() {
    const asked = ++asking
    session = undefined
    // Nobody sees another player’s session, for a moment even.
    root.render(null)
    host.onLoading()
    try {
      const of = await open()
      if (asked === asking) session = { of }
    } catch (error) {
      console.warn(error)
      if (asked === asking) host.onFailed('session')
    }
    if (asked === asking) render()
  }

  function render() {
    if (!session) return
    root.render(
      <VendorView key={++frames} content={show(session.of, host.route)} title={host.title} events={host} {...vendor} />,
    )
  }

  /** The same session in a frame made anew. */
  function again() {
    if (!session) return
    host.onLoading()
    render()
  }

  return {
    mount: () => void begin(),
    show: () => undefined,
    hide: () => undefined,
    identityChanged: () => void begin(),
    languageChanged: () => void begin(),
    themeChanged: again,
    routeChanged: again,
    unmount() {
      asking++
      // React unmounts no root while it is at work in another.
      queueMicrotask(() => root.unmount())
    },
  }
}
