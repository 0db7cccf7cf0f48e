import { resolving } from '../../manifest-tools/check/check-brands.ts'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import type { ManifestFile, ParentCard } from '../shared/calls.ts'
import { readFileOf } from './revision.ts'

/** Whether a name is that of a parent, which is no brand itself. */
export const isParent = (manifests: Manifests, name: string) =>
  manifests.parents().includes(name) && !manifests.names().includes(name)

/** Returns the brands that inherit from a manifest, directly or through others. */
export function usersOf(manifests: Manifests, name: string): string[] {
  const resolve = resolving(manifests)
  return manifests.names().filter((id) =>
    resolve(id)
      .layers.slice(0, -1)
      .some((layer) => layer.name === name),
  )
}

/** Returns every parent, with the brands that a change of it touches. */
export const parentCards = (manifests: Manifests): ParentCard[] =>
  manifests
    .parents()
    .filter((name) => isParent(manifests, name))
    .map((name) => ({ name, path: manifests.path(name), users: usersOf(manifests, name) }))

/** Returns the files of a brand, its parents first. */
export const filesOf = (manifests: Manifests, id: string): ManifestFile[] =>
  resolving(manifests)(id).layers.flatMap(({ name }) => readFileOf(manifests, name) ?? [])
