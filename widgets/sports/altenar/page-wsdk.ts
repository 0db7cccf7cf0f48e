import type { AltenarWsdk, WsdkChanges, WsdkSettings } from './wsdk.ts'

let running: { settings: WsdkSettings; started: Promise<void>; isReady: boolean } | undefined

/** The WSDK did not initialise. It is logged where that happens, once for all containers that wait for it. */
export class InitFailure extends Error {
  constructor(cause: unknown) {
    super(`Altenar did not initialise: ${cause instanceof Error ? cause.message : JSON.stringify(cause)}`)
    this.name = 'InitFailure'
    // Where the vendor’s code threw says more than where it was called.
    if (cause instanceof Error && cause.stack) this.stack = cause.stack
  }
}

/**
 * Applies settings to the page’s WSDK: the first call initialises it, later calls only pass what differs.
 * Rejects with an `InitFailure`, or with what a change throws; after a failure the next call initialises it again.
 */
export async function keepSettings(wsdk: AltenarWsdk, settings: WsdkSettings): Promise<void> {
  // Only `init` takes an odds format.
  if (running?.isReady && running.settings.oddsFormat !== settings.oddsFormat) running = undefined
  const current = (running ??= start(wsdk, settings))
  await current.started
  const changes = difference(current.settings, settings)
  current.settings = settings
  if (Object.keys(changes).length > 0) wsdk.set(changes)
}

/** Gives up an initialisation that has not ended, so that the next call starts one of its own. */
export function forgetUnfinishedStart() {
  if (!running?.isReady) running = undefined
}

function start(wsdk: AltenarWsdk, settings: WsdkSettings) {
  const made = { settings, started: initialise(wsdk, settings), isReady: false }
  made.started.then(
    () => (made.isReady = true),
    (failure: InitFailure) => {
      console.warn(failure)
      if (running === made) running = undefined
    },
  )
  return made
}

/** The vendor’s code may throw or reject with anything. */
async function initialise(wsdk: AltenarWsdk, settings: WsdkSettings) {
  try {
    await wsdk.init(settings)
  } catch (error) {
    throw new InitFailure(error)
  }
}

function difference(before: WsdkSettings, { token, culture, themeName }: WsdkSettings): WsdkChanges {
  return {
    ...(token !== before.token && { token }),
    ...(culture !== before.culture && { culture }),
    ...(themeName !== before.themeName && { themeName }),
  }
}
