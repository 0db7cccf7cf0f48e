import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyChanges } from '../../manifest-tools/json/change.ts'
import { idProblem, nameProblem } from '../../scripts/brand/create/answers.ts'
import { knownTo } from '../../scripts/brand/create/new-brand.ts'
import { readContext } from '../../manifest-tools/check/context.ts'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import { folderStore } from '../../scripts/publish/store/folder/folder-store.ts'
import type { RemovedBrand } from '../shared/calls.ts'
import { written } from '../shared/written.ts'
import { expectBrand } from './brands.ts'
import { asSentence } from './create.ts'
import { Refused } from './refusal.ts'
import { isConflict, save } from './write.ts'

/** Removed manifests are kept here; no command lists a hidden folder. */
const removedFolder = ({ folder }: Manifests) => join(folder, '.removed')

const heirs = (manifests: Manifests, id: string) =>
  manifests.names().filter((name) => new RegExp(`"extends"\\s*:\\s*"${id}"`).test(manifests.read(name) ?? ''))

function expectNoHeirs(manifests: Manifests, id: string) {
  const found = heirs(manifests, id)
  if (found.length > 0)
    throw new Refused(409, `${found.join(', ')} ${found.length === 1 ? 'extends' : 'extend'} ${id}: change that first.`)
}

/** Gives a brand another name, and its file another one. The name of the file is the name of the brand in commands and on the site. */
export async function renameBrand(
  manifests: Manifests,
  site: string,
  from: string,
  { id, name }: { id: string; name: string },
) {
  const { text } = expectBrand(manifests, from)
  const wrong = nameProblem(name)
  if (wrong) throw new Refused(400, asSentence(wrong))
  if (id === from) {
    if (isConflict(save(manifests, from, { text: changed(text, { name }), base: text })))
      throw new Refused(409, 'The file has just changed: try again.')
    return { id }
  }
  const problem = idProblem(id, knownTo(manifests, readContext(manifests)))
  if (problem) throw new Refused(400, asSentence(problem))
  expectNoHeirs(manifests, from)
  const live = (await folderStore(site).version(from))?.record
  if (live)
    throw new Refused(
      409,
      `Version ${live.version} is live as ${from}. Take it offline first (npm run brand -- unpublish ${from}), or keep the name of the file.`,
    )
  writeFileSync(manifests.path(id), changed(text, { name, id }), { flag: 'wx' })
  rmSync(manifests.path(from))
  return { id }
}

const changed = (text: string, settings: Record<string, string>) =>
  applyChanges(
    text,
    Object.entries(settings).map(([key, value]) => ({ pointer: `/${key}`, value })),
    written,
  )

/** Takes a brand’s manifest away, and keeps it to be restored. What is published stays. */
export function removeBrand(manifests: Manifests, id: string, revision: string, now = new Date()) {
  const file = expectBrand(manifests, id)
  if (file.revision !== revision)
    throw new Refused(409, 'The brand has just been changed: look at it before you remove it.')
  expectNoHeirs(manifests, id)
  mkdirSync(removedFolder(manifests), { recursive: true })
  const kept = `${id}@${now
    .toISOString()
    .replace(/[^\dT]/g, '')
    .slice(0, 15)}.json`
  renameSync(manifests.path(id), join(removedFolder(manifests), kept))
  return { id }
}

const keptForm = /^([a-z][a-z0-9-]{1,30})@(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\.json$/

/** Returns the removed brands, the last one first. */
export function removedBrands(manifests: Manifests): RemovedBrand[] {
  const folder = removedFolder(manifests)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((file) => {
      const [, id, year, month, day, hour, minute, second] = keptForm.exec(file) ?? []
      return id ? [{ file, id, at: `${year}-${month}-${day}T${hour}:${minute}:${second}Z` }] : []
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1))
}

/** Brings a removed brand back under its name. */
export function restoreBrand(manifests: Manifests, file: string) {
  const removed = removedBrands(manifests).find((each) => each.file === file)
  if (!removed) throw new Refused(404, 'This brand is not among the removed ones.')
  if (manifests.parents().includes(removed.id))
    throw new Refused(409, `There is another brand “${removed.id}” by now: rename that one first.`)
  const kept = join(removedFolder(manifests), file)
  writeFileSync(manifests.path(removed.id), readFileSync(kept), { flag: 'wx' })
  rmSync(kept)
  return { id: removed.id }
}
