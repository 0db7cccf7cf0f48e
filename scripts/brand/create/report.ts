import { child, isObject, valueAt, type JsonObject } from '#engine/manifest/pointer.ts'
import { columns } from '../columns.ts'
import type { Answers } from './answers.ts'

/** What an operator is told of a new brand: what is not its own yet, and how to see it. */
export function reportOf(
  manifest: JsonObject,
  { id, from, provider, hosts, currency }: Answers,
  file: string,
  { keepsVendor, warnings }: { keepsVendor: boolean; warnings: number },
): string {
  const { languages, logo } = manifest
  const hidesWheel = currency !== undefined && currency !== 'TND' && valueAt(manifest, '/wheel/visible') === false
  const isEnglish = !Array.isArray(languages) || languages[0] === 'en'
  const left = from ? naming(manifest, from) : []
  const rows = [
    ...(String(logo).includes('/neutral/')
      ? [
          [
            'logo, icon',
            `neutral ones: put your logo at public/brands/${id}/logo.svg and your icon beside it as icon.svg, and name both in "logo" and "icon"`,
          ],
        ]
      : []),
    ['seo', `a first title and description${isEnglish ? '' : ', in English'}: say it in your own words`],
    ...(hosts.length > 0
      ? []
      : [['hosts', 'none yet: on this machine it is at the address below; name its hosts before players come']]),
    ['api', 'the page’s own origin; where the back end is elsewhere, set api.production'],
    ...(manifest.sport ? [['sport', sportWords(keepsVendor, from, provider)]] : []),
    ...(hidesWheel ? [['wheel', 'hidden: it is for players in TND alone']] : []),
    ...(from ? [['accounts', `services, chats and Telegram are ${from}’s own, so they were not copied`]] : []),
    ...(left.length > 0 ? [['names', `${from} is still named in ${left.join(', ')}`]] : []),
  ]
  const steps = `  npm run brand -- check ${id}\n  npm start   # then open http://${id}.localhost:4600/`
  const verdict = warnings > 0 ? 'It has no errors; the warnings stand above.' : 'It passes every check.'
  return `Wrote ${file}. ${verdict}\n\nNot its own yet:\n${columns(rows, '  ')}\n\nNext:\n${steps}`
}

const sportWords = (keepsVendor: boolean, from?: string, provider?: string) =>
  keepsVendor
    ? `the vendor’s settings are those of ${from}: ask the vendor for your own`
    : `stand-ins: fill in what ${provider} gave you`

/** Where another brand’s id still stands. */
function naming(value: unknown, id: string, pointer = ''): string[] {
  if (typeof value === 'string') return value.toLowerCase().includes(id) ? [pointer] : []
  if (!isObject(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, each]) => naming(each, id, child(pointer, key)))
}
