import { vi } from 'vitest'
import type { SportEvents, SportHost, SportName, SportSessions } from '#domains/sport/contract.ts'

type Seen = Omit<SportHost, keyof SportEvents | 'element' | 'session'>

const events = [
  'onLoading',
  'onReady',
  'onFailed',
  'onSignInWanted',
  'onRegistrationWanted',
  'onDepositWanted',
  'onBetPlaced',
  'onRouteChanged',
  'onBalanceChanged',
  'onSlipChanged',
] as const

/**
 * The host of a sportsbook for a visitor, in English, on a wide screen, unless `seen` overrides it. `said` lists the
 * received events in order.
 */
export function sportHost<Use extends SportName>(session: SportSessions[Use], seen: Partial<Seen> = {}) {
  const said: [event: keyof SportEvents, ...told: unknown[]][] = []
  const hear =
    (event: keyof SportEvents) =>
    (...told: unknown[]) =>
      said.push([event, ...told])
  const element = document.createElement('div')
  document.body.append(element)
  const heard = Object.fromEntries(events.map((event) => [event, hear(event)])) as unknown as SportEvents
  const visitor: Seen = {
    type: 'sport',
    test: false,
    user: null,
    language: 'en',
    theme: 'dark',
    oddsFormat: 'decimal',
    tokens: { brand: '#19c37d' },
    radius: 10,
    fonts: ['Sora Variable', 'system-ui'],
    showsBets: false,
    timeZone: 'Africa/Tunis',
    device: 'd',
    title: 'Sportsbook',
    route: {},
  }
  const host: { -readonly [Key in keyof SportHost<Use>]: SportHost<Use>[Key] } = {
    ...visitor,
    ...seen,
    ...heard,
    element,
    session,
  }
  return { host, said }
}

/** Waits until the check no longer throws. */
export const until = <T>(check: () => T): Promise<T> => vi.waitFor(check, { interval: 1 })

/** Completes the loading of a requested script, or makes it fail. */
export async function answerScript(address: string, answer: 'load' | 'error' = 'load') {
  const script = await until(() => {
    const found = [...document.scripts].find(({ src, dataset }) => src === address && dataset.status === 'loading')
    if (!found) throw new Error(`no script was requested from ${address}`)
    return found
  })
  script.dispatchEvent(new Event(answer))
}

/** Resolves after all pending responses. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))
