import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layout, namesIn } from './folder/layout.ts'
import type { StoredRecord } from './record.ts'

/** The `record.json` of a preview. */
export interface PreviewRecord {
  brand: string
  /** The name of its folder, and the first label of its host. */
  hash: string
  hosts: string[]
  at: string
  by: string
  /** After this time the next command on the site removes it. */
  expires: string
  engine: string
  build: string
  /** The folder of its pictures. */
  pictures?: string
  frames: string[]
}

/** The `record.json` in full. */
type StoredPreview = PreviewRecord & Pick<StoredRecord, 'manifest' | 'headers'>

/** Returns the previews of a site. */
export const previewRecords = (site: string): PreviewRecord[] =>
  namesIn(layout.previews(site)).flatMap((hash) => {
    const stored = storedPreview(site, hash)
    if (!stored) return []
    const { manifest: _manifest, headers: _headers, ...record } = stored
    return [record]
  })

/** Returns the `record.json` of a preview in full; undefined if there is none. */
export function storedPreview(site: string, hash: string): StoredPreview | undefined {
  const file = join(layout.preview(site, hash), 'record.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredPreview) : undefined
}

/** Whether the time of a preview is over. */
export const isExpired = ({ expires }: PreviewRecord, now = Date.now()) => Date.parse(expires) <= now
