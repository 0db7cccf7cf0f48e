import { currentOf, versionsOf } from './folder/layout.ts'
import { previewRecords, type PreviewRecord } from './preview-record.ts'
import { recordOf, type VersionRecord } from './record.ts'

/** The kept versions of a brand, newest first, and its previews. */
export interface Versions {
  versions: ({ live: boolean } & VersionRecord)[]
  previews: PreviewRecord[]
}

/** Returns the versions and the previews of a brand. */
export function versionsIn(site: string, id: string): Versions {
  const current = currentOf(site, id)
  return {
    versions: versionsOf(site, id)
      .reverse()
      .flatMap((version) => {
        const record = recordOf(site, id, version)
        return record ? [{ live: version === current, ...record }] : []
      }),
    previews: previewRecords(site).filter(({ brand }) => brand === id),
  }
}
