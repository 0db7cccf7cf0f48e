import type { CreateSport } from '#domains/sport/contract.ts'
import { framedSport } from '#domains/sport/parts/framed-sport.tsx'
import { sessionDocument, sportOptions } from '#domains/sport/session-document.ts'

/** GA Group’s document (spec §7) in a frame. */
const gagroup: CreateSport<'gagroup'> = ({ isolation, frameOrigin, hosts }, host) =>
  framedSport({
    host,
    vendor: { isolation, frameOrigin, hosts },
    open: () =>
      host.session({
        device: host.device === 'm' ? 'M' : 'D',
        type: host.type === 'sport' ? 'pregame' : 'live',
        lang: host.language,
      }),
    show: ({ value }) => ({ html: sessionDocument(value, sportOptions(host)) }),
  })

export default gagroup
