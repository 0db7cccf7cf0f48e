import type { Language, Manifest } from '#manifest'

/** Returns the metadata of the site in a language. */
export const seoIn = ({ seo }: Pick<Manifest, 'seo'>, language: Language) => ({ ...seo, ...seo.languages?.[language] })
