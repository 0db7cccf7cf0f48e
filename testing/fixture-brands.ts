import { resolver } from '#manifest-tools/layers/resolve.ts'
import { readManifests, type Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { readBrand, type Brand } from '../scripts/publish/brands/brands.ts'

const parents = readManifests('manifests')
const own = readManifests('testing/fixture-brands')
const all: Manifests = {
  ...own,
  parents: () => [...parents.parents(), ...own.parents()],
  read: (name) => own.read(name) ?? parents.read(name),
}

/** The brands of `testing/fixture-brands`. They use settings that no brand of the product uses, and are never published. */
export const fixtureBrands: Brand[] = own.names().map((id) => readBrand(id, all, resolver(all.read, all.parents())))

/** The manifest of a fixture brand. */
export function fixtureManifest(id: string) {
  const brand = fixtureBrands.find((each) => each.id === id)
  if (!brand) throw new Error(`There is no fixture brand ${id}.`)
  return brand.manifest
}
