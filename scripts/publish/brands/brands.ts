import type { Manifest } from '#manifest'
import type { Diagnostic } from '#manifest-tools/check/diagnostic.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { resolver, type Resolved } from '#manifest-tools/layers/resolve.ts'
import { manifestFor, type Target } from './environment.ts'
import { placeholder } from './placeholder.ts'
import { replaceVendors, type StandIns } from './stand-ins.ts'
import { vendorScripts } from '../policy/vendors.ts'
import { diagnosesOf } from '#manifest-tools/check/diagnoses.ts'
import { readManifests, type Manifests } from '#manifest-tools/layers/read-manifests.ts'

/** A brand to publish. */
export interface Brand {
  id: string
  /** The manifest for the shell: the flat manifest, or a placeholder if that is invalid. */
  manifest: Manifest
  /** The manifest for the engine: the flat manifest, valid or not. */
  inlined: unknown
  diagnostics: Diagnostic[]
}

/**
 * Reads every brand of a folder. `api` replaces every API address, `standIns` the origins of vendors, `platform` all
 * that manifests say of their back end.
 */
export function readBrands(folder: string, api?: string, standIns?: StandIns, platform?: JsonObject): Brand[] {
  const manifests = readManifests(folder)
  const resolve = resolver(manifests.read, manifests.parents())
  return manifests.names().map((id) => servedBrand(readBrand(id, manifests, resolve, platform), { api }, standIns))
}

/** Returns a brand with the settings of a target, and stand-ins for vendors. */
export function servedBrand(brand: Brand, target: Target, standIns?: StandIns): Brand {
  if (problemsOf(brand).length > 0) return brand
  const served = manifestFor(brand.manifest, target)
  const published = standIns ? withStandIns(served, standIns) : served
  return { ...brand, manifest: published, inlined: published }
}

/** Reads one brand as its manifest says. */
export function readBrand(
  id: string,
  manifests: Manifests,
  resolve: (id: string) => Resolved,
  platform?: JsonObject,
): Brand {
  const resolved = onPlatform(resolve(id), platform)
  const diagnostics = diagnosesOf(resolved, manifests)
  const wrong = diagnostics.some(({ severity }) => severity === 'error')
  const manifest = wrong ? placeholder(id) : (resolved.manifest as unknown as Manifest)
  return { id, manifest, inlined: resolved.manifest, diagnostics }
}

/** Replaces `platform` before the manifest is checked, so that these settings are checked like a manifest’s own. */
const onPlatform = (resolved: Resolved, platform?: JsonObject): Resolved =>
  platform && resolved.manifest ? { ...resolved, manifest: { ...resolved.manifest, platform } } : resolved

/** Replaces the vendors of a manifest. */
export const withStandIns = (manifest: Manifest, standIns: StandIns): Manifest =>
  replaceVendors(manifest, standIns, vendorScripts())

/** Returns the problems that keep a brand from starting. */
export const problemsOf = ({ diagnostics }: Brand) => diagnostics.filter(({ severity }) => severity === 'error')
