import type { BookEvents } from '../book/options.ts'

/** The messages of a framed sportsbook to the page around it. */
export type FrameMessage =
  | { type: 'loaded' | 'login' | 'registration' | 'deposit' | 'expired' | 'balance' }
  | { type: 'bet'; ids: string[] }
  /** `eventId` is null where no event is open. */
  | { type: 'navigate'; path: string; eventId: string | null }

/** Posts a message to the page around, whatever its origin: it contains nothing secret. */
export function tell(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, '*')
}

/** Returns the id of the event that a path shows. */
export const eventOf = (path: string): string | null => /^\/event\/([\w-]+)/.exec(path)?.[1] ?? null

/** The events of a framed sportsbook, each posted to the page around it. */
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
