import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import type { Command } from 'commander'
import { readManifests, type Manifests } from '../manifests/read-manifests.ts'

/** The manifests in the folder that `--manifests` names; a folder without a brand is misuse. */
export function openManifests(command: Command): Manifests {
  const { manifests: folder } = command.optsWithGlobals<{ manifests: string }>()
  if (!existsSync(folder)) command.error(`error: there is no folder ${folder}`)
  const manifests = readManifests(relative('', folder) || '.')
  if (manifests.names().length === 0) command.error(`error: there is no brand in ${folder}`)
  return manifests
}
