import type { LookName } from './options.ts'

interface Look {
  /** The vendor’s name as shown to players. */
  name: string
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
  altenar: { name: 'Altenar', font: 'manrope', nav: 'side', list: 'rows' },
  betby: { name: 'Betby', font: 'sora', nav: 'strip', list: 'cards' },
  digitain: { name: 'Digitain', font: 'saira', nav: 'side', list: 'rows' },
  gagroup: { name: 'GA Sport', font: 'cairo', nav: 'strip', list: 'rows' },
  sp: { name: 'SP Sport', font: 'manrope', nav: 'strip', list: 'cards' },
  horses: { name: 'Race cards', font: 'saira', nav: 'strip', list: 'rows' },
}
