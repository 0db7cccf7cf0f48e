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

/** What Digitain’s document also needs. */
interface DigitainVisit extends Visit {
  /** The domains of the pages around the sportsbook. */
  parent: readonly string[]
}

/**
 * Digitain’s document, of the kind that an aggregator’s session call returns: one script with the parameters of both
 * starts (seen on 26 November 2026 in a public repository: `desktop: { sp: [['server', …], ['login', 'SportLogin'], …] }`,
 * `mobile: { params: { server, containerId, token, defaultLanguage, loginTrigger } }`, `event.data.command == 'login'`,
 * `login()`, `register()`). None of the functions that it calls is its own. The numbers before commas are those of pages
 * that quote the vendor’s manual (`oddsFormatList: [0, 1, 2]`, `timeZone: 4,`). A visitor’s token is `-`.
 */
export function digitainDocument({ origin, token, lang, device, isLive, parent }: DigitainVisit): string {
  const shared = `parent: ${JSON.stringify(parent)}`
  const quoted = { server: `${origin}/`, token: token || '-', lang }
  const {
    server,
    token: shown,
    lang: language,
  } = Object.fromEntries(Object.entries(quoted).map(([key, value]) => [key, JSON.stringify(value)]))
  return page(
    lang,
    `<script src="${origin}/js/Partner/IntegrationLoader.min.js"></script>
<script src="${origin}/js/partner/bootstrapper.min.js?gl=0.5"></script>
<div id="sport_div_iframe"></div>
<script>
function receiveMessage(event) {
  var command = event.data && event.data.command
  if (command == 'login') login()
  else if (command == 'registration') register()
}
window.addEventListener('message', receiveMessage, false)
${device === 'mobile' ? mobile({ server, shown, language, shared, isLive }) : desktop({ server, shown, language, parent, isLive })}
</script>
<!--p1-->`,
  )
}

type Quoted = Record<'server' | 'shown' | 'language', string | undefined>

const desktop = ({ server, shown, language, parent, isLive }: Quoted & Pick<DigitainVisit, 'parent' | 'isLive'>) =>
  `SportFrame.frame([
  ['server', ${server}],
  ['token', ${shown}],
  ['currentPage', '${isLive ? 'Live' : 'Overview'}'],
  ['device', 'd'],
  ['language', ${language}],
  ['login', 'SportLogin'],
  ['registration', 'SportRegistration'],
  ['fixedHeight', true],
  ['parent', ${JSON.stringify(parent)}],
])`

/** Before matches, the sportsbook is a frame in the document; live, it is part of it. Both are seen. */
const mobile = ({ server, shown, language, shared, isLive }: Quoted & { shared: string; isLive: boolean }) =>
  `var params = {
  server: ${server},
  containerId: 'sport_div_iframe',
  token: ${shown},
  defaultLanguage: ${language},
  hashRouterDisabled: true,
  oddsFormatList: [0, 1, 2],
  ${isLive ? `currentPage: 'Live',` : `timeZone: 1,`}
  externalLinksOpenInside: true,
  loginTrigger: function () { login() },
  ${shared}
}
${isLive ? `Bootstrapper.boot(params, { name: 'Mobile' })` : `Bootstrapper.bootIframe(params, { name: 'Mobile' }, { height: '100vh' })`}`

/**
 * The answer of Fundist’s API: a status, a comma and the document. Seen on 26 November 2026 in public clients of the API
 * (“"1," prefix = success”), which remove it.
 */
export const fundistAnswer = (html: string): string => `1,${html}`

/** Inserts fragments of a digit and a comma everywhere, as the spec (§7) describes Digitain’s answers. */
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

/** GA Group’s document. Nothing of it is public: script, attributes and messages are assumed. */
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
