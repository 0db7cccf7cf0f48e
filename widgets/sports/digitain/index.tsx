import type { CreateSport } from '#domains/sport/contract.ts'
import { framedSport } from '#domains/sport/parts/framed-sport.tsx'
import { reportOnce } from '#domains/sport/report-once.ts'
import { sessionDocument, sportOptions } from '#domains/sport/session-document.ts'
import { ownKeys } from './own-keys.ts'

/** Digitain’s document (spec §7) in a frame. */
const digitain: CreateSport<'digitain'> = ({ isolation, frameOrigin, hosts, strip = 'digit-comma' }, host) =>
  framedSport({
    host,
    vendor: { isolation, frameOrigin, hosts },
    open: () =>
      host.session({ isMobile: host.device === 'm', isLive: host.type === 'live-sport', lang: host.language }),
    show: ({ SessionHTML }) => {
      const options = sportOptions(host)
      const code = ownKeys(host)
      const [html, ...otherwise] = formsOf(SessionHTML, strip).map((form) => sessionDocument(form, options, code))
      return { html: html!, otherwise, onOtherwise: reportWhole }
    },
  })

const reportWhole = () =>
  reportOnce(
    'Digitain’s document does not parse once its digits before commas are removed, so it is shown whole: set sport.strip to "none"',
  )

export default digitain

/** What is taken out of a session’s document: the manifest’s `sport.strip`. */
type Strip = 'digit-comma' | 'none'

/**
 * Returns the forms of a session’s document, best first: without every fragment of a digit and a comma (spec §7), then
 * whole. Fundist’s API begins its answers with a status and a comma (`1,<html>`), which no form keeps: text before the
 * doctype would switch the document to quirks mode.
 */
export function formsOf(answer: string, strip: Strip): [string, ...string[]] {
  const whole = answer.replace(/^\s*\d+,/, '')
  if (strip === 'none') return [whole]
  const stripped = answer.replace(/\d,/g, '')
  return stripped === whole ? [whole] : [stripped, whole]
}
