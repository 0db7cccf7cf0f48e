import type { Chat, Sport, Verification } from '#manifest'

/** What the statement calls the vendors that a brand can have. */
export const vendorNames: Record<(Chat | Sport | Verification)['use'], string> = {
  altenar: 'Altenar',
  betby: 'Betby',
  digitain: 'Digitain',
  gagroup: 'GA Group',
  livechat: 'LiveChat',
  sp: 'SP',
  sumsub: 'Sumsub',
  tawk: 'tawk.to',
}
