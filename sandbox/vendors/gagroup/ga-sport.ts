import { matching, oneOf, text, type Shape } from '../shell/checks.ts'
import { framedEvents } from '../book/frame-messages.ts'
import type { Opening, Parts } from '../shell/opening.ts'
import { partsOfPage, settingsOfPage, startOf } from '../shell/page-options.ts'
import { bodyElement, dataOf } from '../shell/script-data.ts'

// Nothing of GA Group is public (looked for on 26 November 2026): every name and value here, and every message, is assumed.
const shape: Shape = {
  keys: {
    token: text,
    lang: matching(/^[a-z]{2}$/, 'a language such as en'),
    device: oneOf('M', 'D', 'm', 'd', 'mobile', 'desktop'),
    type: oneOf('pregame', 'live'),
  },
  required: ['lang', 'device', 'type'],
}

/** Opens GA Group’s sportsbook from the attributes of its script: data-token (empty for a visitor), data-lang, data-device, data-type. */
export function openGaSport(script: HTMLElement, { hosts, open }: Parts): Opening {
  const { token, lang = 'en', type } = dataOf('ga-sport', script, shape)
  return open({
    root: bodyElement('ga-sport'),
    hosts,
    look: 'gagroup',
    path: startOf(type === 'live'),
    ...settingsOfPage(token, lang),
    ...partsOfPage(),
    events: framedEvents,
    grows: true,
  })
}
