import type { Alone, EarlyPlaces } from './fill-early.ts'
import { plainHtml } from './plain-html.ts'

/** The one item of a page: the one that its path names, or what holds HTML. */
export const pageItem = ({ key, html }: Pick<EarlyPlaces, 'key' | 'html'>): Alone => ({
  find(answer, list, part) {
    if (html !== undefined) return [answer, ...Object.values(Object(answer))].find((value) => part(value, html))
    const path = decodeURIComponent(location.pathname).replace(/\/$/, '')
    return list.find((item) => path.endsWith(key!.map((name) => `/${String(part(item, name))}`).join('')))
  },
  finish(copy, item, part) {
    for (const element of copy.querySelectorAll<HTMLElement>('[data-only]'))
      // What engine/data/read.ts reads as true, without its code.
      if (!/^(true|1)$/i.test(String(part(item, element.dataset.only!)))) element.remove()
    for (const element of copy.querySelectorAll('[data-html]'))
      element.replaceChildren(plainHtml(String(part(item, html!))))
  },
})
