import { expect, vi } from 'vitest'
import type { SportContainer, SportEvents, SportHost } from '#domains/sport/contract.ts'
import digitain from '../../widgets/sports/digitain/index.tsx'
import gagroup from '../../widgets/sports/gagroup/index.tsx'
import sp from '../../widgets/sports/sp/index.tsx'
import { sportHost, until } from './sport-host.ts'

type FramedName = 'digitain' | 'gagroup' | 'sp'
type Said = [event: keyof SportEvents, ...told: unknown[]][]
type Seen = Parameters<typeof sportHost>[1]

const vendor = 'https://sport.vendor.example'
const hosts: [string] = [vendor]

const SessionHTML = `<!doctype html><html><head><title>Book</title></head><body>1,<h1>Sport5,s</h1></body></html>`
const value = `<!doctype html><html lang="en"><head><title>Book</title></head><body><h1>Sports</h1></body></html>`

/** The fake session calls. */
export const sessions = {
  digitain: vi.fn<SportHost<'digitain'>['session']>(),
  gagroup: vi.fn<SportHost<'gagroup'>['session']>(),
  sp: vi.fn<SportHost<'sp'>['session']>(),
}

const create: Record<FramedName, (host: never) => SportContainer> = {
  digitain: (host) => digitain({ use: 'digitain', isolation: 'opaque', hosts }, host),
  gagroup: (host) => gagroup({ use: 'gagroup', isolation: 'opaque', hosts }, host),
  sp: (host) => sp({ use: 'sp', url: `${vendor}/sp?partner=7`, hosts }, host),
}

/** Restores the default answers of the session calls; call it before each test. */
export function answerSessions() {
  sessions.digitain.mockReset().mockResolvedValue({ SessionHTML })
  sessions.gagroup.mockReset().mockResolvedValue({ value })
  sessions.sp.mockReset().mockResolvedValue({ token: 'token-1' })
}

const origins: Record<FramedName, string> = { digitain: 'null', gagroup: 'null', sp: vendor }

/** Mounts a framed sportsbook. Its content appears only with `frame()`. */
export function mountFramed(name: FramedName, seen?: Seen) {
  // As in a browser, a container renders whenever its session arrives.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const { host, said } = sportHost(sessions[name] as never, seen)
  const container = create[name](host as never)
  container.mount()
  return { host, said: said as Said, container, ...framed(name, host.element) }
}

function framed(name: FramedName, element: HTMLElement) {
  const found = () => element.querySelector('iframe')
  /** Waits for a frame, or for one other than `before`. */
  const frame = (before?: HTMLIFrameElement) =>
    until(() => {
      const here = found()
      expect(here === null || here === before).toBe(false)
      return here!
    })
  /** Posts a message as the vendor’s page does. */
  const say = (data: unknown, origin = origins[name]) =>
    window.dispatchEvent(new MessageEvent('message', { source: found()?.contentWindow ?? null, origin, data }))
  return { frame, say }
}
