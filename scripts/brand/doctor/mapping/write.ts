import { readFileSync, writeFileSync } from 'node:fs'
import { applyEdits, editsOf } from '#engine/manifest/change.ts'
import { inline } from '#engine/manifest/inline.ts'
import type { Platform } from '#manifest'
import { byteOrderMark } from '../../fix-files.ts'
import { formatMember } from '../../format-manifest.ts'

/** Writes the settings of `platform` into a manifest’s file. Everything else in it keeps its layout. */
export function writePlatform(file: string, platform: Platform): void {
  const raw = readFileSync(file, 'utf8')
  const mark = raw.startsWith(byteOrderMark) ? byteOrderMark : ''
  const text = raw.slice(mark.length)
  const edits = editsOf(text, { pointer: '/platform', value: platform }).map((edit) => ({
    ...edit,
    content: edit.content.replace(inline(platform), () => formatMember('platform', platform)),
  }))
  writeFileSync(file, mark + applyEdits(text, edits))
}
