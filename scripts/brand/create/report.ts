import { child, isObject, valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import { shellWord } from '#manifest-tools/check/shell-word.ts'
import { manifestsOption, type Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { brandCommand } from '../brand-command.ts'
import { columns } from '../columns.ts'
import type { Answers } from './answers.ts'

/** Returns the summary of a new brand: what is still to be customised, and the next steps. */
export function reportOf(
  manifest: JsonObject,
  { id, from, provider, hosts, currency }: Answers,
  manifests: Manifests,
  { keepsVendor, warnings }: { keepsVendor: boolean; warnings: number },
): string {
  const { languages, logo } = manifest
  const hidesWheel = currency !== undefined && currency !== 'TND' && valueAt(manifest, '/wheel/visible') === false
  const isEnglish = !Array.isArray(languages) || languages[0] === 'en'
  const left = from ? naming(manifest, from) : []
  const rows = [
    ...(String(logo).includes('/neutral/')
      ? [['logo, icon', `placeholders: add public/brands/${id}/logo.svg and icon.svg, and set "logo" and "icon"`]]
      : []),
    ['seo', `generated title and description${isEnglish ? '' : ' in English'}: replace them`],
    ...(hosts.length > 0 ? [] : [['hosts', 'none yet: use the local address below, and add hosts before publishing']]),
    ['api', 'same origin as the page; set api.production if the back end is elsewhere'],
    ...(manifest.sport ? [['sport', sportWords(keepsVendor, from, provider)]] : []),
    ...(hidesWheel ? [['wheel', 'hidden: it requires the currency TND']] : []),
    ...(from ? [['accounts', `services, chats and Telegram of ${from} were not copied`]] : []),
    ...(left.length > 0 ? [['names', `${from} is still named in ${left.join(', ')}`]] : []),
  ]
  const start =
    manifestsOption(manifests).length > 0 ? `MANIFESTS=${shellWord(manifests.folder)} npm start` : 'npm start'
  const steps = `  ${brandCommand(['check', id], { manifests })}\n  ${start}   # then open http://${id}.localhost:4600/`
  const verdict = warnings > 0 ? 'It has no errors; see the warnings above.' : 'It passes all checks.'
  return `Wrote ${manifests.path(id)}. ${verdict}\n\nTo customise:\n${columns(rows, '  ')}\n\nNext:\n${steps}`
}

const sportWords = (keepsVendor: boolean, from?: string, provider?: string) =>
  keepsVendor
    ? `the vendor’s settings were copied from ${from}: replace them with your own`
    : `placeholders: replace them with the values that ${provider} gave you`

/** Returns pointers of values that contain another brand’s id. */
function naming(value: unknown, id: string, pointer = ''): string[] {
  if (typeof value === 'string') return value.toLowerCase().includes(id) ? [pointer] : []
  if (!isObject(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, each]) => naming(each, id, child(pointer, key)))
}
