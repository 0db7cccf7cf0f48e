import type { AltenarWsdk, WsdkChanges, WsdkSettings } from './wsdk.ts'

let running: { settings: WsdkSettings; started: Promise<void> } | undefined

/**
 * Applies settings to the page’s WSDK: the first call initialises it, later calls only pass what differs.
 * Rejects with what the WSDK throws; the next call then initialises it again.
 */
export async function keepSettings(wsdk: AltenarWsdk, settings: WsdkSettings): Promise<void> {
  if (!running) {
    const started = initialise(wsdk, settings)
    running = { settings, started }
    started.catch(() => (running = undefined))
  }
  const current = running
  await current.started
  const changes = difference(current.settings, settings)
  current.settings = settings
  if (Object.keys(changes).length > 0) wsdk.set(changes)
}

/** Turns a synchronous throw into a rejection. */
async function initialise(wsdk: AltenarWsdk, settings: WsdkSettings) {
  await wsdk.init(settings)
}

function difference(before: WsdkSettings, { token, culture, themeName }: WsdkSettings): WsdkChanges {
  return {
    ...(token !== before.token && { token }),
    ...(culture !== before.culture && { culture }),
    ...(themeName !== before.themeName && { themeName }),
  }
}
