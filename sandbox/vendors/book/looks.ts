import type { LookName } from './options.ts'

interface Look {
  /** The vendor’s name as players see it. */
  name: string
  /** A family of the second host’s. */
  font: 'manrope' | 'sora' | 'saira' | 'cairo'
  /** Where the sports are: beside the lists, or in a row above them. */
  nav: 'side' | 'strip'
  /** How events are listed: in rows with several markets, or in cards. */
  list: 'rows' | 'cards'
}

/** Whether a list has room for more than the main market of each event. */
export const isRoomy = (look: LookName, size: 'phone' | 'tablet' | 'desktop'): boolean =>
  looks[look].list === 'rows' && size === 'desktop'

/** What tells the vendors apart, beside their style sheets. */
export const looks: Record<LookName, Look> = {
  altenar: { name: 'Altenar', font: 'manrope', nav: 'side', list: 'rows' },
  betby: { name: 'Betby', font: 'sora', nav: 'strip', list: 'cards' },
  digitain: { name: 'Digitain', font: 'saira', nav: 'side', list: 'rows' },
  gagroup: { name: 'GA Sport', font: 'cairo', nav: 'strip', list: 'rows' },
  sp: { name: 'SP Sport', font: 'manrope', nav: 'strip', list: 'cards' },
  horses: { name: 'Race cards', font: 'saira', nav: 'strip', list: 'rows' },
}
