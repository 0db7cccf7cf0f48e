import type { CreateSport } from '#engine/sport/contract.ts'
import { framedSport } from '#engine/sport/framed-sport.tsx'
import { sessionDocument, sportOptions } from '#engine/sport/session-document.ts'

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
