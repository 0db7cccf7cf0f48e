const recheckIntervalMs = 5 * 60_000
const minCheckIntervalMs = 60_000

/**
 * Calls `onStale` when this page’s build is no longer the deployed one, once per deployed build, and when a chunk of
 * its code is missing. Checks every five minutes and when the page becomes visible; never while it is hidden. Returns
 * an unsubscribe function.
 */
export function watchVersion(onStale: () => void): () => void {
  const running = document.documentElement.dataset.version
  let reported: string | undefined
  let askedAt = 0

  async function ask(isCodeGone: boolean) {
    askedAt = Date.now()
    const deployed = await deployedVersion()
    // Without a response there is no connection, which also explains the missing code.
    if (deployed === undefined || (!isCodeGone && (deployed === running || deployed === reported))) return
    reported = deployed
    onStale()
  }

  const isSeen = () => document.visibilityState === 'visible'
  const onSeen = () => void (isSeen() && Date.now() - askedAt > minCheckIntervalMs && ask(false))
  const onGone = () => void ask(true)
  const timer = setInterval(() => void (isSeen() && ask(false)), recheckIntervalMs)
  document.addEventListener('visibilitychange', onSeen)
  window.addEventListener('vite:preloadError', onGone)
  void ask(false)

  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onSeen)
    window.removeEventListener('vite:preloadError', onGone)
  }
}

/** Returns the version of the deployed build; undefined if it is unavailable. */
async function deployedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    const { version } = (await answer.json()) as { version?: unknown }
    return answer.ok && typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}
