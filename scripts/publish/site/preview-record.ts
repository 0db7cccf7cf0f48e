import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layout, namesIn } from './layout.ts'

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
  frames: string[]
}

/** Returns the previews of a site. */
export const previewRecords = (site: string): PreviewRecord[] =>
  namesIn(layout.previews(site)).flatMap((hash) => {
    const file = join(layout.previews(site), hash, 'record.json')
    return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as PreviewRecord] : []
  })
