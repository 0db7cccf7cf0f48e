import { resolver, type Resolved } from '#manifest-tools/layers/resolve.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { readBrand, type Brand } from './brands.ts'

/** The brands of a folder for the dev server. A brand is read and checked when it is asked for, and then kept. */
export interface DevBrands {
  /** The ids of all brands. */
  names(): readonly string[]
  /** Returns a brand; the first one if there is none of this id. */
  brand(id: string | null): Brand
  /** Forgets what a changed file affects: the brands that it is part of. A new or removed one can affect any. */
  forget(name: string, isNewOrRemoved: boolean): void
}

interface Known {
  brand: Brand
  /** The names of its file and its parents. */
  of: readonly string[]
}

/** Opens a folder of manifests. */
export function devBrands(manifests: Manifests): DevBrands {
  const known = new Map<string, Known>()
  let listed: readonly string[] | undefined
  let resolve: ((id: string) => Resolved) | undefined

  const names = () => (listed ??= manifests.names())

  function read(id: string): Known {
    resolve ??= resolver(manifests.read, manifests.parents())
    const of = resolve(id).layers.map(({ name }) => name)
    // A brand that cannot be read is shown in the look of the base.
    return { brand: readBrand(id, manifests, resolve), of: [...of, id, 'base'] }
  }

  return {
    names,
    brand(asked) {
      const id = asked !== null && names().includes(asked) ? asked : names()[0]!
      if (!known.has(id)) known.set(id, read(id))
      return known.get(id)!.brand
    },
    forget(name, isNewOrRemoved) {
      resolve = undefined
      // Whether it is a brand can change with its text.
      if (isNewOrRemoved || !listed?.includes(name) || manifests.read(name)?.includes('"abstract"')) listed = undefined
      for (const [id, { of }] of known) if (isNewOrRemoved || of.includes(name)) known.delete(id)
    },
  }
}
