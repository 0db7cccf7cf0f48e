import type { AltenarWsdk, WsdkChanges, WsdkSettings } from './wsdk.ts'

let running: { settings: WsdkSettings; started: Promise<void> } | undefined

/**
 * Gives the page’s WSDK these settings: whoever comes first initialises it, afterwards it is told of what is different alone.
 * Rejects with what it throws; then it is initialised anew next time.
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

/** What it throws and what it rejects with are the same to us. */
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
