import { vi } from 'vitest'
import type { SportContainer, SportEvents } from '#domains/sport/contract.ts'
import * as altenar from './altenar.ts'
import * as betby from './betby.ts'
import { mountFramed, sessions } from './framed-sports.ts'
import { answerScript, sportHost, until } from './sport-host.ts'

type Seen = NonNullable<Parameters<typeof sportHost>[1]>
type Said = [event: keyof SportEvents, ...told: unknown[]][]

/** A mounted sportsbook with a fake vendor. */
interface Driven {
  said: Said
  host: { -readonly [Key in keyof Seen]: Seen[Key] } & { element: HTMLElement }
  container: SportContainer
  /** Resolves when the vendor has started but is not ready yet. */
  started: () => Promise<unknown>
  /** Makes the vendor report each event that it supports. */
  vendor: {
    ready: () => void
    signIn: () => void
    register?: () => void
    deposit?: () => void
    bet?: () => void
    event?: (id: string) => void
    balance?: () => void
    expired?: () => void
    failed?: () => void
  }
}

interface Driver {
  name: string
  mount: (seen?: Seen) => Driven
  session: ReturnType<typeof vi.fn>
  /** Makes the vendor’s script fail to load or throw. */
  breakScript: (driven: Driven) => void | Promise<void>
}

function framed(name: 'digitain' | 'gagroup' | 'sp'): Driver {
  return {
    name,
    session: sessions[name] as never,
    mount(seen) {
      const { say, frame, ...mounted } = mountFramed(name, seen)
      const says =
        (type: string, more = {}) =>
        () =>
          say({ type, ...more })
      return {
        ...(mounted as unknown as Driven),
        started: () => frame(),
        vendor: {
          ready: says('loaded'),
          signIn: says('login'),
          register: says('registration'),
          deposit: says('deposit'),
          bet: says('bet', { ids: ['b-1'] }),
          event: (eventId) => say({ type: 'navigate', path: `/event/${eventId}`, eventId }),
          balance: says('balance'),
          expired: says('expired'),
          failed: says('failed'),
        },
      }
    },
    breakScript: async ({ started, vendor }) => {
      await started()
      vendor.failed?.()
    },
  }
}

const inPage: Driver[] = [
  {
    name: 'altenar',
    session: altenar.session,
    mount(seen) {
      const mounted = altenar.mount(seen as never)
      const props = () => altenar.wsdk.addSportsBook.mock.calls.at(-1)![0].props
      return {
        ...(mounted as unknown as Driven),
        started: async () => {
          if (altenar.wsdk.addSportsBook.mock.calls.length === 0) await answerScript(altenar.script)
          await until(() => props())
        },
        vendor: {
          ready: () => props().onRouterLoad(),
          signIn: () => props().onSignInButtonClick(),
          bet: () => props().onBetPlacement({ betIds: ['b-1'] }),
          event: (id) => props().onEventSelect({ id, sportId: 1, catId: 2, champId: 3 }),
        },
      }
    },
    breakScript: () => answerScript(altenar.script, 'error'),
  },
  {
    name: 'betby',
    session: betby.session,
    mount(seen) {
      const mounted = betby.mount(seen as never)
      const given = () => betby.starts().at(-1)!
      return {
        ...(mounted as unknown as Driven),
        started: async () => {
          if (betby.starts().length === 0) await answerScript(betby.script)
          await betby.started(1)
        },
        vendor: {
          ready: () => betby.draw(),
          signIn: () => given().onLogin(),
          register: () => given().onRegister(),
          deposit: () => given().onRecharge(),
        },
      }
    },
    breakScript: () => answerScript(betby.script, 'error'),
  },
]

/** Every sportsbook of the product, each with a fake of its vendor. */
export const drivers: Driver[] = [framed('digitain'), framed('gagroup'), framed('sp'), ...inPage]
