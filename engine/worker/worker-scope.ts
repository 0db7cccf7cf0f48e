interface WorkEvent {
  waitUntil(work: Promise<unknown>): void
}

/** A request of a page that the worker may answer. */
export interface FetchEvent extends WorkEvent {
  readonly request: Request
  /** What the browser has asked for meanwhile, where navigation preload is on. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** What a page says to the worker. */
interface PageMessage extends WorkEvent {
  readonly data: unknown
}

/** The parts of a service worker’s global scope that ours uses: TypeScript’s own library of them contradicts the pages’. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(name: 'message', listener: (event: PageMessage) => void): void
}
