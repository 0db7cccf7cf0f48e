import type { Manifest } from '#manifest'

/** The environments that a manifest has settings for. */
export const environments = ['production', 'development'] as const

type Environment = (typeof environments)[number]

/** What a page of a brand is published for. */
export interface Target {
  /** Whose API address and services apply. What would lie to players is not published for `production`. */
  environment?: Environment | undefined
  /** Replaces every API address; an empty string is the page’s own origin. */
  api?: string | undefined
}

/**
 * Returns the manifest for a page. A page reads `production` alone, so this is where the settings of another environment
 * take its place.
 */
export function manifestFor(manifest: Manifest, { environment, api }: Target): Manifest {
  const served = environment === 'development' ? forDevelopment(manifest) : manifest
  return withoutOtherFamily(api === undefined ? served : withApi(served, api))
}

/** Leaves out the fields of the registration family that the brand does not have: players never see them. */
function withoutOtherFamily({ forms, ...manifest }: Manifest): Manifest {
  const other = manifest.registration.family === 'a' ? 'registration-b' : 'registration-a'
  return { ...manifest, forms: { ...forms, [other]: { fields: [] } } }
}

/** The addresses of mirrors are those of production. */
const forDevelopment = (manifest: Manifest): Manifest => ({
  ...withApi(manifest, manifest.api.development),
  services: { ...manifest.services, production: manifest.services.development },
})

/** Replaces the API address of a manifest on every host. */
function withApi(manifest: Manifest, api: string): Manifest {
  const hosts = Object.entries(manifest.hosts).map(([host, { api: _api, ...rest }]) => [host, rest])
  return { ...manifest, api: { development: api, production: api }, hosts: Object.fromEntries(hosts) }
}
