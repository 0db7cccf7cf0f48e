const checkEveryMs = 5 * 60_000
const restMs = 60_000

/**
 * Says when this page’s build is no longer the deployed one, once for each that is deployed, and when a part of its code is
 * gone. Asks every five minutes, and when the player comes back to the page; only while it is seen. Answers how to stop.
 */
export function watchVersion(onStale: () => void): () => void {
  const running = document.documentElement.dataset.version
  let told: string | undefined
  let askedAt = 0

  async function ask(isCodeGone: boolean) {
    askedAt = Date.now()
    const deployed = await deployedVersion()
    // Without an answer there is no connection, which is also why code does not come.
    if (deployed === undefined || (!isCodeGone && (deployed === running || deployed === told))) return
    told = deployed
    onStale()
  }

  const isSeen = () => document.visibilityState === 'visible'
  const onSeen = () => void (isSeen() && Date.now() - askedAt > restMs && ask(false))
  const onGone = () => void ask(true)
  const timer = setInterval(() => void (isSeen() && ask(false)), checkEveryMs)
  document.addEventListener('visibilitychange', onSeen)
  window.addEventListener('vite:preloadError', onGone)
  void ask(false)

  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onSeen)
    window.removeEventListener('vite:preloadError', onGone)
  }
}

/** The version of the build that is deployed now; undefined where it cannot be had. */
async function deployedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    const { version } = (await answer.json()) as { version?: unknown }
    return answer.ok && typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}
