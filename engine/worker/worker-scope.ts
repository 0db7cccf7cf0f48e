interface WorkEvent {
  waitUntil(work: Promise<unknown>): void
}

/** A page’s request that the worker may respond to. */
export interface FetchEvent extends WorkEvent {
  readonly request: Request
  /** The response to the navigation preload, if it is enabled. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** A message from a page. */
interface PageMessage extends WorkEvent {
  readonly data: unknown
}

/** The part of a service worker’s global scope that we use; TypeScript’s `webworker` library conflicts with `dom`. */
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
