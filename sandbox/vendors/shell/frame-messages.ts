import type { BookEvents } from '../book/options.ts'

/** What a framed sportsbook tells the page around it. */
export type FrameMessage =
  | { type: 'loaded' | 'login' | 'registration' | 'deposit' | 'expired' | 'balance' }
  | { type: 'bet'; ids: string[] }
  /** `eventId` is null where no event is open. */
  | { type: 'navigate'; path: string; eventId: string | null }

/** Tells the page around. It may be of any origin: nothing in it is secret. */
export function tell(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, '*')
}

/** The event that a path shows. */
export const eventOf = (path: string): string | null => /^\/event\/([\w-]+)/.exec(path)?.[1] ?? null

/** A framed sportsbook’s events, each told to the page around. */
export const framedEvents: Partial<BookEvents> = {
  ready: () => tell({ type: 'loaded' }),
  login: () => tell({ type: 'login' }),
  registration: () => tell({ type: 'registration' }),
  deposit: () => tell({ type: 'deposit' }),
  bet: (ids) => tell({ type: 'bet', ids }),
  route: (path) => tell({ type: 'navigate', path, eventId: eventOf(path) }),
  balance: () => tell({ type: 'balance' }),
  expired: () => {
    tell({ type: 'expired' })
    return undefined
  },
}
