import type { CreateSport } from '#domains/sport/contract.ts'
import { framedSport } from '#domains/sport/parts/framed-sport.tsx'
import { sessionDocument, sportOptions } from '#domains/sport/session-document.ts'
import { ownKeys } from './own-keys.ts'

/** Digitain’s document (spec §7) in a frame. */
const digitain: CreateSport<'digitain'> = ({ isolation, frameOrigin, hosts }, host) =>
  framedSport({
    host,
    vendor: { isolation, frameOrigin, hosts },
    open: () =>
      host.session({ isMobile: host.device === 'm', isLive: host.type === 'live-sport', lang: host.language }),
    show: ({ SessionHTML }) => {
      const options = sportOptions(host)
      return { html: sessionDocument(strip(SessionHTML), options, ownKeys(options)) }
    },
  })

/** Removes stray fragments of a digit and a comma from the vendor’s document (spec §7). */
const strip = (html: string) => html.replace(/\d,/g, '')

export default digitain
