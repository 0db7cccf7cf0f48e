import { hidePreviews, showPreviews } from './show-previews.ts'
import { removeUnused } from './remove-unused.ts'
import { switchVersions } from './switch.ts'
import { takeOffline } from './take-offline.ts'

/** What carries out the steps of a change. Each can be repeated after it was interrupted, and returns the outcomes. */
export const actions = {
  publish: switchVersions,
  rollback: switchVersions,
  unpublish: takeOffline,
  preview: showPreviews,
  'remove-preview': hidePreviews,
  prune: removeUnused,
}
