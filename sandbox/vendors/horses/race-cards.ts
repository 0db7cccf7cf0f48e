import { matching, oneOf, text, type Shape } from '../shell/checks.ts'
import { framedEvents } from '../book/frame-messages.ts'
import type { Opening, Parts } from '../shell/opening.ts'
import { partsOfPage, settingsOfPage, startOf } from '../shell/page-options.ts'
import { bodyElement, dataOf } from '../shell/script-data.ts'

const shape: Shape = {
  keys: {
    token: text,
    lang: matching(/^[a-z]{2}$/, 'a language such as en'),
    device: oneOf('M', 'D', 'm', 'd', 'mobile', 'desktop'),
  },
  required: ['lang', 'device'],
}

/** Opens the racing vendor’s cards from the attributes of their script: data-token (empty for a visitor), data-lang, data-device. */
export function openRaceCards(script: HTMLElement, { hosts, open }: Parts): Opening {
  const { token, lang = 'en' } = dataOf('race-cards', script, shape)
  return open({
    root: bodyElement('race-cards'),
    hosts,
    look: 'horses',
    path: startOf(false),
    ...settingsOfPage(token, lang),
    ...partsOfPage(),
    events: framedEvents,
    grows: true,
  })
}
