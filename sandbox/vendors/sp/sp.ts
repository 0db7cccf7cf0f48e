import { logCall } from '../shell/call-log.ts'
import { check, filled, matching, oneOf, text, type Shape } from '../shell/checks.ts'
import { framedEvents } from '../book/frame-messages.ts'
import type { BrandLook } from '../book/options.ts'
import type { Opening, Parts } from '../shell/opening.ts'
import { partsOfPage, settingsOfPage, startOf, type PageOptions } from '../shell/page-options.ts'
import { bodyElement } from '../shell/script-data.ts'

// Nothing of SP is public (looked for on 26 November 2026): every name and value here, and every message, is assumed.
const shape: Shape = {
  keys: {
    lang: matching(/^[a-z]{2}$/, 'a language such as en'),
    mode: oneOf('sport', 'live', 'pregame', 'live-sport'),
    device: oneOf('d', 'm', 'D', 'M'),
    theme: oneOf('dark', 'light'),
    token: text,
    eventId: filled,
    oddsFormat: oneOf('decimal', 'fractional', 'american'),
    timeZone: filled,
    look: filled,
    sections: oneOf('0', '1'),
  },
  required: ['lang', 'mode', 'device', 'theme'],
}

/** Opens SP’s sportsbook from the query of its page: lang, mode, device, theme and optionally token, eventId, oddsFormat, timeZone, look (colours, corners and typeface as JSON) and sections (0: the page has them). */
export function openSp(query: string, { hosts, open }: Parts): Opening {
  const given = Object.fromEntries(new URLSearchParams(query))
  logCall('sp', given)
  check('sp', given, shape)
  const { lang = 'en', mode = '', token, eventId, look = '{}', sections, oddsFormat } = given
  document.documentElement.lang = lang
  const settings = settingsOfPage(token, lang, given as PageOptions)
  return open({
    root: bodyElement('sp-sport'),
    hosts,
    look: 'sp',
    path: startOf(mode.startsWith('live'), eventId),
    ...settings,
    ...partsOfPage({
      ...(JSON.parse(look) as BrandLook),
      showsSections: sections !== '0',
      // Who names a format has the control.
      showsOddsFormat: oddsFormat === undefined,
    }),
    events: framedEvents,
    grows: true,
  })
}
