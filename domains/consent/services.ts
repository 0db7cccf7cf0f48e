import type { Manifest } from '#manifest'

/** Where the faults of this environment are reported to. */
export function errorsOf({ services }: Pick<Manifest, 'services'>) {
  return (import.meta.env.DEV ? services.development : services.production).errors
}

/** What the manifest says of Google Analytics in this environment (the spec’s SERVICES_DEV and SERVICES_PROD). */
export function gtagOf({ services }: Pick<Manifest, 'services'>) {
  return (import.meta.env.DEV ? services.development : services.production).gtag
}
