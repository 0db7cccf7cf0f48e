import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layout, namesIn } from './layout.ts'

/** What a preview says of itself, in its `record.json`. */
export interface PreviewRecord {
  brand: string
  /** Its folder, and the first label of its host. */
  hash: string
  hosts: string[]
  at: string
  by: string
  /** When the next command on the site removes it. */
  expires: string
  engine: string
  build: string
  frames: string[]
}

/** The previews of a site. */
export const previewRecords = (site: string): PreviewRecord[] =>
  namesIn(layout.previews(site)).flatMap((hash) => {
    const file = join(layout.previews(site), hash, 'record.json')
    return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as PreviewRecord] : []
  })
