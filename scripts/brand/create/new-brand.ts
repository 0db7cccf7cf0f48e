import type { Report } from '#manifest-tools/check/format.ts'
import { valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import type { Context } from '#manifest-tools/check/rule.ts'
import { checkBrands } from '#manifest-tools/check/check-brands.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { formatManifest } from '#manifest-tools/json/format-manifest.ts'
import type { Opened } from '../open-brand.ts'
import type { Answers, Known } from './answers.ts'
import { compose } from './compose.ts'
import { differencesOf } from './differences.ts'

/** A new brand that is not written yet. */
interface NewBrand {
  manifest: JsonObject
  text: string
  /** The check of the brand. One with errors must not be written. */
  report: Report
  /** Whether the sportsbook’s settings are those of the brand that it was made from. */
  keepsVendor: boolean
}

/** Returns what answers are compared with. */
export const knownTo = (manifests: Manifests, { brandsAt, currencies }: Context): Known => ({
  manifests: manifests.parents(),
  brands: manifests.names(),
  brandsAt,
  currencies,
})

/** Composes and checks a new brand from answers without problems. `open` resolves a manifest that is there. */
export function newBrand(
  manifests: Manifests,
  answers: Answers,
  context: Context,
  open: (name: string) => Opened,
): NewBrand {
  const { from, id } = answers
  const differences = from ? differencesOf(open(from)) : { parent: 'base', settings: {} }
  const manifest = compose(answers, {
    ...differences,
    inherited: differences.parent ? open(differences.parent).manifest : {},
    pictures: picturesOf(id, context),
  })
  const text = formatManifest(manifest)
  return {
    manifest,
    text,
    report: checkBrands(withBrand(manifests, id, text), [id]),
    keepsVendor: vendorOf(manifest) !== undefined && vendorOf(manifest) === vendorOf(differences.settings),
  }
}

const vendorOf = (manifest: JsonObject) => valueAt(manifest, '/sport/use')

/** Uses the brand’s own images if they exist, else neutral ones. */
function picturesOf(id: string, { files }: Context) {
  const picture = (name: string) =>
    files?.has(`/brands/${id}/${name}.svg`) ? `/brands/${id}/${name}.svg` : `/brands/neutral/${name}.svg`
  return { logo: picture('logo'), icon: picture('icon') }
}

/** The manifests including the new brand. */
const withBrand = (manifests: Manifests, id: string, text: string): Manifests => ({
  ...manifests,
  names: () => [...manifests.names(), id].sort(),
  parents: () => [...manifests.parents(), id].sort(),
  read: (name) => (name === id ? text : manifests.read(name)),
})
