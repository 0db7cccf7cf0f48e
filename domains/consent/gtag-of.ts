import type { Manifest } from '#manifest'

/** What the manifest says of Google Analytics in this environment (the spec’s SERVICES_DEV and SERVICES_PROD). */
export const gtagOf = ({ services }: Pick<Manifest, 'services'>) =>
  (import.meta.env.DEV ? services.development : services.production).gtag
