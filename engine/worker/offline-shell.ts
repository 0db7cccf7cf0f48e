import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** The page, for every path. */
const shellPath = '/'

/** What is kept beside the page: code and styles, texts, the brand’s pictures. Never an answer of the API. */
const keepable = /^\/(assets|locales|brands)\//

/** One cache for each version of the build. */
const prefix = 'site '

/** What a page tells the worker once it has all it needs. */
export interface Keep {
  /** The version of the build, as `<html data-version>` says. */
  version: string
  /** Paths of what the page has loaded. */
  paths: string[]
}

/**
 * Keeps the page and what it is made of for when there is no connection, and for then alone: whatever is asked for comes from the
 * network as long as that answers. The page that is shown without a connection says so in `<html data-offline>`.
 */
export function keepOfflineShell(worker: WorkerScope) {
  const { caches } = worker
  let shell: { version: string; html: string; headers: Headers } | undefined

  const ours = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

  async function keep({ version, paths }: Keep) {
    const name = prefix + version
    const cache = await caches.open(name)
    // Another version is published meanwhile: what is kept of this one, if anything is, goes on.
    if (!(await keepShell(cache, version))) return
    await Promise.all(
      paths.filter((path) => keepable.test(path)).map(async (path) => (await cache.match(path)) ?? cache.add(path)),
    )
    for (const other of await ours()) if (other !== name) await caches.delete(other)
  }

  /** Whether this version’s page is kept. */
  async function keepShell(cache: Cache, version: string): Promise<boolean> {
    if (shell?.version !== version) await readShell(await worker.fetch(shellPath, { cache: 'no-cache' }))
    if (shell?.version !== version) return false
    await cache.put(shellPath, new Response(shell.html, { headers: shell.headers }))
    return true
  }

  /** Remembers a page; other documents of this host, such as the API’s reference, are none. */
  async function readShell(answer: Response) {
    if (!answer.ok) return
    const html = await answer.text()
    const version = /<html[^>]* data-brand="[^"]*"[^>]* data-version="([^"]*)"/.exec(html)?.[1]
    if (version !== undefined) shell = { version, html, headers: answer.headers }
  }

  async function navigate(event: FetchEvent): Promise<Response> {
    try {
      const answer = (await event.preloadResponse) ?? (await worker.fetch(event.request))
      event.waitUntil(readShell(answer.clone()))
      return answer
    } catch (error) {
      const kept = await caches.match(shellPath)
      if (!kept) throw error
      return new Response((await kept.text()).replace('<html', '<html data-offline'), { headers: kept.headers })
    }
  }

  async function fetchPart(event: FetchEvent): Promise<Response> {
    try {
      const answer = await worker.fetch(event.request)
      if (answer.ok) event.waitUntil(add(event.request, answer.clone()))
      return answer
    } catch (error) {
      const kept = await caches.match(event.request, { ignoreVary: true })
      if (!kept) throw error
      return kept
    }
  }

  async function add(request: Request, answer: Response) {
    const name = (await ours()).pop()
    if (name) await (await caches.open(name)).put(request, answer)
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
  )
  worker.addEventListener('message', (event) => event.waitUntil(keep(event.data as Keep)))
  worker.addEventListener('fetch', (event) => {
    const { method, mode, destination, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== worker.location.origin) return
    if (mode === 'navigate' && destination === 'document') event.respondWith(navigate(event))
    else if (keepable.test(pathname)) event.respondWith(fetchPart(event))
  })
}
