import { isObject, valueAt } from '../../manifest-tools/json/pointer.ts'
import { overviewOf } from '../../scripts/brand/overview/overview.ts'
import { resolving } from '../../manifest-tools/check/check-brands.ts'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import { folderStore } from '../../scripts/publish/store/folder/folder-store.ts'
import type { BrandCard, OpenedBrand } from '../shared/calls.ts'
import { isJson, lastValid, type Remembering } from './last-valid.ts'
import { filesOf, isParent, usersOf } from './parents.ts'
import { Refused } from './refusal.ts'
import { readFileOf } from './revision.ts'
import { comingOf } from './scheduled.ts'
import { withText } from './with-text.ts'

/** Returns the address of a brand’s preview. */
export type PreviewOf = (id: string) => string

const shownColours = ['background', 'surface', 'text', 'brand', 'onBrand', 'accent']

/** Returns every brand with a manifest, as `brand overview` does, with what its card shows. */
export async function brandCards(manifests: Manifests, site: string, preview: PreviewOf): Promise<BrandCard[]> {
  const resolve = resolving(manifests)
  const brands = await overviewOf(manifests, folderStore(site))
  return brands
    .filter(({ known }) => known)
    .map((overview): BrandCard => {
      const { manifest } = resolve(overview.id)
      const text = (pointer: string) => String(valueAt(manifest, pointer) ?? '')
      const theme = text('/theme/default') === 'light' ? 'light' : 'dark'
      const languages = valueAt(manifest, '/languages')
      return {
        ...overview,
        name: text('/name') || overview.id,
        logo: text('/logo'),
        languages: Array.isArray(languages) ? languages.map(String) : [],
        currency: text('/currency'),
        theme,
        colours: Object.fromEntries(shownColours.map((name) => [name, text(`/theme/tokens/${name}/${theme}`)])),
        preview: preview(overview.id),
        ...comingOf(site, overview.id),
      }
    })
}

/** Opens the file of a brand or of a parent, with those of its parents, and with what it was if it is no longer JSON. */
export async function openBrand(
  manifests: Remembering,
  id: string,
  preview: PreviewOf,
  site: string,
): Promise<OpenedBrand> {
  const file = expectFile(manifests, id)
  const opened = isJson(file.text)
    ? { file, parents: parentsOf(manifests, id) }
    : {
        file,
        parents: parentsOf(withText(manifests, id, remainsOf(file.text)), id),
        last: (await lastValid(manifests, id, site)) ?? {},
      }
  if (!isParent(manifests, id)) return { ...opened, preview: preview(id) }
  const users = usersOf(manifests, id)
  const [example] = users
  if (example === undefined) return { ...opened, preview: '', users, example: [] }
  return { ...opened, preview: preview(example), users, example: filesOf(manifests, example) }
}

const parentsOf = (manifests: Manifests, id: string) => filesOf(manifests, id).slice(0, -1)

/** Returns what matters of a text that is not JSON: what it extends, so that its parents are there once it is corrected. */
const remainsOf = (text: string): string => `{${/"extends"\s*:\s*"[\w-]+"/.exec(text)?.[0] ?? ''}}`

/** Returns a brand’s file, or refuses. Only names of the folder’s own list lead to a file. */
export function expectBrand(manifests: Manifests, id: string) {
  const file = manifests.names().includes(id) ? readFileOf(manifests, id) : undefined
  if (!file) throw new Refused(404, `There is no brand "${id.slice(0, 40)}".`)
  return file
}

/** Returns the file of a brand or a parent, or refuses. */
export function expectFile(manifests: Manifests, name: string) {
  const file = isParent(manifests, name) ? readFileOf(manifests, name) : undefined
  return file ?? expectBrand(manifests, name)
}

/** Whether a brand could be resolved with all its parents. */
export const isWhole = <Shape extends { manifest?: unknown; complete: boolean }>(
  resolved: Shape,
): resolved is Shape & { manifest: Record<string, unknown> } => resolved.complete && isObject(resolved.manifest)
