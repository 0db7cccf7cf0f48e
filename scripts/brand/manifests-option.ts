import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import type { Command } from 'commander'
import { brandCommand } from './brand-command.ts'
import { readManifests, type Manifests } from '#manifest-tools/layers/read-manifests.ts'

/** Opens the folder of `--manifests`; a folder without brands is misuse. `as` is how a command reads it. */
export function openManifests(command: Command, as = (manifests: Manifests) => manifests): Manifests {
  const manifests = as(openForFirstBrand(command))
  if (manifests.names().length > 0) return manifests
  return command.error(
    `error: no brands in ${manifests.folder}; the first one: ${brandCommand(['create', 'lumina'], { manifests })}`,
  )
}

/** Opens the folder of `--manifests`; a folder without `base.json` is misuse. */
export function openForFirstBrand(command: Command): Manifests {
  const { manifests: folder } = command.optsWithGlobals<{ manifests: string }>()
  if (!existsSync(folder)) command.error(`error: no such folder: ${folder}`)
  const manifests = readManifests(relative('', folder) || '.')
  if (!manifests.parents().includes('base')) command.error(`error: no base.json in ${folder}`)
  return manifests
}
