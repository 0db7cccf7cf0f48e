import type { OddsFormat } from '#manifest'
import { fontName } from './brand-look.ts'
import type { SportHost, SportRoute, Theme } from './contract.ts'

/** The type of `window.sportOptions` in a vendor’s document. */
export interface SportOptions {
  eventId?: string
  oddsFormat: OddsFormat
  /** An IANA time zone. */
  timeZone: string
  theme: Theme
  /** The brand’s colours in this theme, by the names of `theme.tokens`. */
  tokens: SportHost['tokens']
  /** The radius of the brand’s corners, in pixels. */
  radius: number
  /** The family of the brand’s typeface. */
  font: string
  /** False where the site has a list of bets, so that the vendor’s own would be a second one. */
  showsBets: boolean
  /** False: the site leads to matches to come and live ones. */
  showsSections: boolean
  /** False: the site has the control for it. */
  showsOddsFormat: boolean
}

/** Returns the current options. */
export const sportOptions = (
  { oddsFormat, timeZone, theme, tokens, radius, fonts, showsBets, route }: Shown & { route: SportRoute },
  showsSections = false,
): SportOptions => ({
  ...(route.eventId === undefined ? {} : { eventId: route.eventId }),
  oddsFormat,
  timeZone,
  theme,
  tokens,
  radius,
  font: fontName(fonts),
  showsBets,
  showsSections,
  showsOddsFormat: false,
})

type Shown = Pick<SportHost, 'oddsFormat' | 'timeZone' | 'theme' | 'tokens' | 'radius' | 'fonts' | 'showsBets'>

/**
 * Reports scripts that do not load or that throw, and that the document has loaded; a later `loaded` from the vendor shows
 * that an error was harmless.
 */
const watch = `addEventListener('error', function (event) {
  if (event instanceof ErrorEvent || (event.target && event.target.tagName === 'SCRIPT')) parent.postMessage({ type: 'failed' }, '*')
}, true)
addEventListener('load', function () { parent.postMessage({ type: 'document' }, '*') })`

/** Returns a vendor’s document with a first script that sets the options and runs `code`. */
export function sessionDocument(html: string, options: SportOptions, code = ''): string {
  const script = `<script>window.sportOptions = ${inScript(options)};\n${watch};\n${code}</script>`
  // Before the doctype, it would switch the document to quirks mode.
  const at = /<head(\s[^>]*)?>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html)
  const end = at ? at.index + at[0].length : 0
  return html.slice(0, end) + script + html.slice(end)
}

/** Serializes a value for use in an inline script; it cannot end the script. */
export const inScript = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)
