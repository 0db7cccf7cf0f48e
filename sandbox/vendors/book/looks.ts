import type { LookName } from './options.ts'

interface Look {
  /** A font family of the second host. */
  font: 'manrope' | 'sora' | 'saira' | 'cairo'
  /** The sports are beside the lists or in a row above them. */
  nav: 'side' | 'strip'
  /** Events are rows with several markets, or cards. */
  list: 'rows' | 'cards'
}

/** Whether a list has room for more than the main market of each event. */
export const hasRoomForMarkets = (look: LookName, size: 'phone' | 'tablet' | 'desktop'): boolean =>
  looks[look].list === 'rows' && size === 'desktop'

/** The differences between the vendors, apart from their style sheets. */
export const looks: Record<LookName, Look> = {
  altenar: { font: 'manrope', nav: 'side', list: 'rows' },
  betby: { font: 'sora', nav: 'strip', list: 'cards' },
  digitain: { font: 'saira', nav: 'side', list: 'rows' },
  gagroup: { font: 'cairo', nav: 'strip', list: 'rows' },
  sp: { font: 'manrope', nav: 'strip', list: 'cards' },
  horses: { font: 'saira', nav: 'strip', list: 'rows' },
}
