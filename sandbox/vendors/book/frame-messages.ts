import type { BookEvents } from './options.ts'

/** The messages of a framed sportsbook to the page around it. */
export type FrameMessage =
  | { type: 'loaded' | 'login' | 'registration' | 'deposit' | 'expired' | 'balance' }
  | { type: 'bet'; ids: string[] }
  | { type: 'slip'; count: number }
  /** The content’s height in pixels. */
  | { type: 'size'; height: number }
  /** `eventId` is null where no event is open. */
  | { type: 'navigate'; path: string; eventId: string | null }

/** Posts a message to the page around, whatever its origin: it contains nothing secret. */
export function postToPage(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, '*')
}

/** Returns the id of the event that a path shows. */
export const eventOf = (path: string): string | null => /^\/event\/([\w-]+)/.exec(path)?.[1] ?? null

/** The events of a framed sportsbook, each posted to the page around it. */
export const framedEvents: Partial<BookEvents> = {
  ready: () => postToPage({ type: 'loaded' }),
  login: () => postToPage({ type: 'login' }),
  registration: () => postToPage({ type: 'registration' }),
  deposit: () => postToPage({ type: 'deposit' }),
  bet: (ids) => postToPage({ type: 'bet', ids }),
  route: (path) => postToPage({ type: 'navigate', path, eventId: eventOf(path) }),
  slip: ({ count }) => postToPage({ type: 'slip', count }),
  balance: () => postToPage({ type: 'balance' }),
  expired: () => {
    postToPage({ type: 'expired' })
    return undefined
  },
}
