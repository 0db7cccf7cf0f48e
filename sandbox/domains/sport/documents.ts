import { createRandom } from '../../app/random.ts'

interface Visit {
  /** The vendors’ origin. */
  origin: string
  /** Empty for a visitor. */
  token: string
  lang: string
  device: 'desktop' | 'mobile'
  isLive: boolean
}

const direction = (lang: string) => (lang === 'ar' || lang === 'fa' ? 'rtl' : 'ltr')

const page = (lang: string, body: string) => `<!doctype html>
<html lang="${lang}" dir="${direction(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sportsbook</title>
<style>html { block-size: 100% } body { margin: 0; min-block-size: 100% }</style>
</head>
<body>
${body}
</body>
</html>
`

/** Digitain’s document. A visitor’s token is `-`. No digit in the document itself is followed by a comma. */
export function digitainDocument({ origin, token, lang, device, isLive }: Visit): string {
  const isMobile = device === 'mobile'
  const params = [
    ['server', origin],
    ['token', token || '-'],
    ['currentPage', isLive ? 'Live' : 'Home'],
    ['device', isMobile ? 'm' : 'd'],
    ['language', lang],
  ].map((pair) => `  ${JSON.stringify(pair)}`)
  const list = `[\n${params.join(',\n')}\n]`
  const call = isMobile ? `Bootstrapper.boot(${list}, { name: "Mobile" })` : `SportFrame.frame(${list})`
  return page(
    lang,
    `<div id="sport_div_iframe"></div>
<script src="${origin}/digitain/${isMobile ? 'bootstrapper' : 'sport-frame'}.js"></script>
<script>
${call}
</script>`,
  )
}

/**
 * Inserts fragments as in Digitain’s answers, a digit and a comma, so often that the script’s call always contains one.
 * They must be removed before the document is shown.
 */
export function withFragments(html: string, seed: number): string {
  const random = createRandom(seed)
  let text = ''
  for (let from = 0; from < html.length;) {
    const to = from + random.between(4, 14)
    text += html.slice(from, to)
    from = to
    if (from < html.length) text += `${random.between(0, 9)},`
  }
  return text
}

/** GA Group’s document. */
export const gaGroupDocument = ({ origin, token, lang, device, isLive }: Visit): string =>
  page(
    lang,
    `<script src="${origin}/gagroup/ga-sport.js" data-token="${token}" data-lang="${lang}" data-device="${device === 'mobile' ? 'M' : 'D'}" data-type="${isLive ? 'live' : 'pregame'}"></script>`,
  )

/** The horse races’ document. */
export const horsesDocument = ({ origin, token, lang, device }: Visit): string =>
  page(
    lang,
    `<script src="${origin}/horses/race-cards.js" data-token="${token}" data-lang="${lang}" data-device="${device === 'mobile' ? 'M' : 'D'}"></script>`,
  )
