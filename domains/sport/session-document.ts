import type { OddsFormat } from '#manifest'
import type { SportHost, SportRoute, Theme } from './contract.ts'

/** What a vendor’s document finds as `window.sportOptions`. */
export interface SportOptions {
  eventId?: string
  oddsFormat: OddsFormat
  /** IANA. */
  timeZone: string
  theme: Theme
}

/** The options of the moment. */
export const sportOptions = ({
  oddsFormat,
  timeZone,
  theme,
  route,
}: Pick<SportHost, 'oddsFormat' | 'timeZone' | 'theme'> & { route: SportRoute }): SportOptions => ({
  ...(route.eventId === undefined ? {} : { eventId: route.eventId }),
  oddsFormat,
  timeZone,
  theme,
})

/** Tells the page of a script that does not load or that throws; a vendor’s `loaded` afterwards shows that it did no harm. */
const watch = `addEventListener('error', function (event) {
  if (event instanceof ErrorEvent || (event.target && event.target.tagName === 'SCRIPT')) parent.postMessage({ type: 'failed' }, '*')
}, true)`

/** A vendor’s document with a script before all of its own: the options, and more code where the vendor needs it. */
export function sessionDocument(html: string, options: SportOptions, code = ''): string {
  const script = `<script>window.sportOptions = ${inScript(options)};\n${watch};\n${code}</script>`
  // Before the doctype it would change how the document is laid out.
  const at = /<head(\s[^>]*)?>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html)
  const end = at ? at.index + at[0].length : 0
  return html.slice(0, end) + script + html.slice(end)
}

/** A value as a script’s text writes it: nothing in it ends the script. */
export const inScript = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)
