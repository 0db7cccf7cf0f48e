import type { Parameters } from './parameters.ts'

/** What a document may be told, each by the function that its parameters give or name. */
export interface Calls {
  login(): void
  registration(): void
  deposit(): void
  balance(): void
  navigate(path: string, eventId: string | null): void
  mounted(): void
}

/**
 * Returns the callbacks of a document. A function that its parameters name and that does not exist is not called: the
 * document of (4) in parameters.ts names functions that it does not have, and reads the frame’s `command` instead.
 */
export function callsOf(parameters: Parameters): Calls {
  const call = (keys: string[], ...args: unknown[]) => {
    const given = keys.map((key) => parameters[key]).find((value) => value !== undefined)
    const called = typeof given === 'string' ? named(given) : given
    if (typeof called === 'function') (called as (...args: unknown[]) => void)(...args)
  }
  return {
    login: () => call(['loginTrigger', 'login']),
    registration: () => call(['registration']),
    deposit: () => call(['deposit']),
    // Whether arguments are passed is assumed: in (1), “onBalanceChange: function() {}”.
    balance: () => call(['onBalanceChange', 'balanceChangeCallback']),
    // One argument in (2) of parameters.ts; its keys are assumed.
    navigate: (path, eventId) => call(['onNavigateCallback'], { path, eventId }),
    mounted() {
      const { onAppMount } = (parameters.events ?? {}) as { onAppMount?: () => void }
      onAppMount?.()
    },
  }
}

/** A dotted name, such as `window.openCashier`. */
const named = (name: string): unknown =>
  name
    .replace(/^window\./, '')
    .split('.')
    .reduce<unknown>(
      (place, key) =>
        (typeof place === 'object' || typeof place === 'function') && place !== null
          ? Reflect.get(place, key)
          : undefined,
      window,
    )
