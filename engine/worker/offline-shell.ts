import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** The page that stands for any path: offline, the engine draws what the address asks for. */
const anyPage = '/any.html'

/** What is cached beside the page: code, styles, texts and the brand’s pictures. Never an API response. */
const keepable = /^\/(assets|locales|brands)\//

/** Files whose names hold a hash of their content: a copy is never old. */
const unchanging = /^\/assets\//

/** One cache per version of the build. */
const prefix = 'site '

/** How long an installation waits for the message of a page, in milliseconds. */
const waitMs = 5000

/** The message of a page that has loaded everything it needs. */
export interface Keep {
  /** The version of the build, from `<html data-version>`. */
  version: string
  /** The paths the page has loaded. */
  paths: string[]
}

/** Whether a response may be kept. A page in place of a file, as some networks and servers send one, would be served ever after. */
const isSound = ({ ok, headers }: Response) => ok && !headers.get('content-type')?.startsWith('text/html')

/**
 * Caches the page for any path and the resources of the open one. Files that never change are served from the cache; all others, and
 * pages, from the network while it responds, so that players get what is published. A page served offline has `<html data-offline>`.
 *
 * The installation lasts until the first page is cached: Chromium compiles scripts that are cached meanwhile, so that the next
 * visit runs them without compiling.
 */
export function keepOfflineShell(worker: WorkerScope) {
  const { caches } = worker
  let endInstallation: () => void = () => undefined
  const firstKept = new Promise<void>((resolve) => (endInstallation = resolve))

  const ours = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

  async function keep({ version, paths }: Keep) {
    const name = prefix + version
    const cache = await caches.open(name)
    // Another version has been published meanwhile: keep the existing cache.
    if (!(await keepPage(cache, version))) return
    await Promise.all(
      paths
        .filter((path) => keepable.test(path))
        .map(async (path) => (await cache.match(path)) ?? fetchInto(cache, path)),
    )
    for (const other of await ours()) if (other !== name) await caches.delete(other)
  }

  async function fetchInto(cache: Cache, path: string) {
    const answer = await worker.fetch(path)
    if (isSound(answer)) await cache.put(path, answer)
  }

  /** Caches the page for any path, as it is published now; returns whether it has this version. Other documents are no such page. */
  async function keepPage(cache: Cache, version: string): Promise<boolean> {
    const answer = await worker.fetch(anyPage, { cache: 'no-cache' })
    const html = await answer.clone().text()
    const published = /<html[^>]* data-brand="[^"]*"[^>]* data-version="([^"]*)"/.exec(html)?.[1]
    if (!answer.ok || published !== version) return false
    await cache.put(anyPage, answer)
    return true
  }

  async function navigate(event: FetchEvent): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await worker.fetch(event.request))
    } catch (error) {
      // It varies by language: the last one is better than none.
      const kept = await caches.match(anyPage, { ignoreVary: true })
      if (!kept) throw error
      return new Response((await kept.text()).replace('<html', '<html data-offline'), { headers: kept.headers })
    }
  }

  const keptCopy = (request: Request) => caches.match(request, { ignoreVary: true })

  const fetchFixed = async (event: FetchEvent) => (await keptCopy(event.request)) ?? fetchPart(event)

  async function fetchPart(event: FetchEvent): Promise<Response> {
    try {
      const answer = await worker.fetch(event.request)
      if (isSound(answer)) event.waitUntil(add(event.request, answer.clone()))
      return answer
    } catch (error) {
      const kept = await keptCopy(event.request)
      if (!kept) throw error
      return kept
    }
  }

  async function add(request: Request, answer: Response) {
    const name = (await ours()).pop()
    if (name) await (await caches.open(name)).put(request, answer)
  }

  worker.addEventListener('install', (event) => {
    setTimeout(endInstallation, waitMs)
    event.waitUntil(Promise.all([worker.skipWaiting(), firstKept]))
  })
  worker.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
  )
  worker.addEventListener('message', (event) => event.waitUntil(keep(event.data as Keep).finally(endInstallation)))
  worker.addEventListener('fetch', (event) => {
    const { method, mode, destination, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== worker.location.origin) return
    if (mode === 'navigate' && destination === 'document') event.respondWith(navigate(event))
    else if (unchanging.test(pathname)) event.respondWith(fetchFixed(event))
    else if (keepable.test(pathname)) event.respondWith(fetchPart(event))
  })
}
