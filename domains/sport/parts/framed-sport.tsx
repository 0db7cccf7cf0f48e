import { createRoot } from 'react-dom/client'
import type { FramedVendor } from '#manifest'
import type { FrameIsolation } from '#engine/frames/frame-props.ts'
import type { SportContainer, SportHost, SportName, SportRoute } from '../contract.ts'
import { VendorView, type VendorContent } from './vendor-view.tsx'

interface FramedSport<Session> {
  host: Omit<SportHost<SportName>, 'session'>
  vendor: Pick<FramedVendor, 'hosts'> & Partial<FrameIsolation>
  /** Opens a session, for each player and each language. */
  open: () => Promise<Session>
  /** Returns the content of the frame for a session. Called again with the same session for another theme or place. */
  show: (session: Session, route: SportRoute) => VendorContent
}

/** Creates a sportsbook that runs in a frame with its own session. */
export function framedSport<Session>({ host, vendor, open, show }: FramedSport<Session>): SportContainer {
  const root = createRoot(host.element, {
    onUncaughtError(error) {
      console.warn(error)
      host.onFailed('vendor')
    },
  })
  let session: { of: Session } | undefined
  let latestTurn = 0
  let frames = 0

  async function begin() {
    const turn = ++latestTurn
    session = undefined
    // Never show another player’s session.
    root.render(null)
    host.onLoading()
    try {
      const of = await open()
      if (turn === latestTurn) session = { of }
    } catch (error) {
      console.warn(error)
      if (turn === latestTurn) host.onFailed('session')
    }
    if (turn === latestTurn) render()
  }

  function render() {
    if (!session) return
    root.render(
      <VendorView key={++frames} content={show(session.of, host.route)} title={host.title} events={host} {...vendor} />,
    )
  }

  /** Renders the same session in a new frame. */
  function reload() {
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
    themeChanged: reload,
    oddsFormatChanged: reload,
    routeChanged: reload,
    unmount() {
      latestTurn++
      // React cannot unmount a root while it renders another one.
      queueMicrotask(() => root.unmount())
    },
  }
}
