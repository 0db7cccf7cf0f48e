import type { Manifest } from '#manifest'

/** Where the errors of this environment are reported to; undefined where nowhere. */
export const errorsOf = ({ services }: Pick<Manifest, 'services'>) =>
  (import.meta.env.DEV ? services.development : services.production).errors
