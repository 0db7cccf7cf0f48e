import type { LiveItem } from '#manifest-tools/check/before-live.ts'
import { valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import { shellWord } from '#manifest-tools/check/shell-word.ts'
import { manifestsOption, type Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { liveText } from '../before-live/text.ts'
import { brandCommand } from '../brand-command.ts'
import { columns } from '../columns.ts'
import type { Answers } from './answers.ts'

/** Returns the summary of a new brand: what was chosen for it, what is open before it goes live, and the next steps. */
export function reportOf(
  manifest: JsonObject,
  { id, from, currency }: Answers,
  manifests: Manifests,
  { live, warnings }: { live: readonly LiveItem[]; warnings: number },
): string {
  const { languages } = manifest
  const hidesWheel = currency !== undefined && currency !== 'TND' && valueAt(manifest, '/wheel/visible') === false
  const isEnglish = !Array.isArray(languages) || languages[0] === 'en'
  const rows = [
    ['seo', `generated title and description${isEnglish ? '' : ' in English'}: replace them`],
    ...(hidesWheel ? [['wheel', 'hidden: it requires the currency TND']] : []),
    ...(from ? [['not copied', notCopied(from)]] : []),
  ]
  const start =
    manifestsOption(manifests).length > 0 ? `MANIFESTS=${shellWord(manifests.folder)} npm start` : 'npm start'
  const commands = ['check', 'before-live'].map((name) => `  ${brandCommand([name, id], { manifests })}\n`)
  const steps = `${commands.join('')}  ${start}   # then open http://${id}.localhost:4600/`
  const verdict = warnings > 0 ? 'It has no errors; see the warnings above.' : 'It passes all checks.'
  return [
    `Wrote ${manifests.path(id)}. ${verdict}`,
    `Notes:\n${columns(rows, '  ')}`,
    `Before going live, ${liveText(id, live)}`,
    `Next:\n${steps}`,
  ].join('\n\n')
}

const notCopied = (from: string) =>
  `what ${from} has with vendors and authorities (sportsbook, horse races, chats, services, Telegram, licence); pages that need it are hidden`
