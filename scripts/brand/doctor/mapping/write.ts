import { readFileSync, writeFileSync } from 'node:fs'
import { applyEdits, editsOf } from '#manifest-tools/json/change.ts'
import { inline } from '#manifest-tools/json/inline.ts'
import type { Platform } from '#manifest'
import { byteOrderMark } from '#manifest-tools/check/fix-files.ts'
import { formatMember } from '#manifest-tools/json/format-manifest.ts'

/** Returns what proposed settings add to those that a brand has, its own or inherited ones. */
export function addedTo(known: Platform, { envelope, answers = {}, lacks }: Platform): Platform {
  const added = Object.entries(answers).flatMap(([entity, places]) => {
    const own = known.answers?.[entity] ?? {}
    const others = Object.entries(places).filter(([key]) => !(key in own))
    return others.length > 0 ? [[entity, Object.fromEntries(others)] as const] : []
  })
  return {
    ...(envelope !== undefined && envelope !== known.envelope && { envelope }),
    ...(added.length > 0 && { answers: Object.fromEntries(added) }),
    ...(lacks && !lacks.every((call) => known.lacks?.includes(call)) && { lacks }),
  }
}

/** Adds settings to `platform` in a manifest’s file. Everything else in it keeps its layout. */
export function writePlatform(file: string, added: Platform): void {
  const raw = readFileSync(file, 'utf8')
  const mark = raw.startsWith(byteOrderMark) ? byteOrderMark : ''
  const text = raw.slice(mark.length)
  const { platform: own = {} } = JSON.parse(text) as { platform?: Platform }
  const answers = { ...own.answers }
  for (const [entity, places] of Object.entries(added.answers ?? {}))
    answers[entity] = { ...answers[entity], ...places }
  const platform = { ...own, ...added, ...(Object.keys(answers).length > 0 && { answers }) }
  const edits = editsOf(text, { pointer: '/platform', value: platform }).map((edit) => ({
    ...edit,
    content: edit.content.replace(inline(platform), () => formatMember('platform', platform)),
  }))
  writeFileSync(file, mark + applyEdits(text, edits))
}
