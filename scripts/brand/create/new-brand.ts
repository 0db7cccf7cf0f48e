import { severities, type Report } from '#manifest-tools/check/format.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import type { Context } from '#manifest-tools/check/rule.ts'
import { beforeLive, type LiveItem } from '#manifest-tools/check/before-live.ts'
import { readContext } from '#manifest-tools/check/context.ts'
import { checkBrands, resolving } from '#manifest-tools/check/check-brands.ts'
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
  /** The list “before going live”; empty if the brand has errors. */
  live: LiveItem[]
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
  const all = withBrand(manifests, id, text)
  const resolve = resolving(all)
  const report = checkBrands(all, [id], resolve)
  const isValid = severities(report.diagnostics).errors === 0
  const live = isValid ? beforeLive(resolve(id), all, readContext(all, resolve)) : []
  return { manifest, text, report, live }
}

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
