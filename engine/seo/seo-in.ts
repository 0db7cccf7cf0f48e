import type { Language, Manifest, PageKey, SeoPage } from '#manifest'

type Site = Pick<Manifest, 'seo'>

/** Returns the metadata of the site in a language. */
export const seoIn = ({ seo }: Site, language: Language) => ({ ...seo, ...seo.languages?.[language] })

/** Returns the templates of a page in a language. */
export const templatesIn = ({ seo }: Site, language: Language, page: PageKey): SeoPage => ({
  ...seo.pages?.[page],
  ...seo.languages?.[language]?.pages?.[page],
})
