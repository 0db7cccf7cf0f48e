import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import type { Command } from 'commander'
import { readManifests, type Manifests } from '../manifests/read-manifests.ts'

/** Opens the folder of `--manifests`; a folder without brands is misuse. */
export function openManifests(command: Command): Manifests {
  const { manifests: folder } = command.optsWithGlobals<{ manifests: string }>()
  if (!existsSync(folder)) command.error(`error: no such folder: ${folder}`)
  const manifests = readManifests(relative('', folder) || '.')
  if (manifests.names().length === 0) command.error(`error: no brands in ${folder}`)
  return manifests
}
