import { reaction } from 'mobx'
import type { Language, Manifest, PageKey } from '#manifest'
import { headTags, type Tag } from './head-tags.ts'
import { canonicalOrigin } from './page-address.ts'
import type { HeadContent } from './page-texts.ts'

/** The stores that the head follows. */
interface Followed {
  manifest: Manifest
  head: {
    page: PageKey | 'NOT_FOUND'
    title: string
    content: HeadContent
    textsWith(description: string | undefined): { title: string; description: string }
  }
  language: { current: Language; fetchTemplate(key: string): Promise<string> }
  location: { path: string }
}

/** Keeps the document head’s tags for search engines and link previews up to date. Returns an unsubscribe function. */
export function followHead({ manifest, head, language, location }: Followed) {
  const site = canonicalOrigin(manifest, window.location.origin)
  const published = location.path
  return reaction(
    () => ({
      page: head.page,
      path: location.path,
      language: language.current,
      title: head.title,
      content: head.content,
    }),
    async ({ page, path, language: spoken }) => {
      const key = page === 'NOT_FOUND' ? undefined : manifest.pages[page].description
      const text = key ? await language.fetchTemplate(key) : undefined
      if (page !== head.page || path !== location.path || spoken !== language.current) return
      const texts = head.textsWith(text)
      const { content: shown } = head
      show(
        headTags(manifest, site, {
          page,
          path: pathOf(manifest, page, path),
          language: spoken,
          content: shown,
          ...texts,
        }),
      )
      if (path !== published) document.head.querySelector('script[type="application/ld+json"]')?.remove()
    },
    { fireImmediately: true },
  )
}

/** Returns the path as links have it: routes also match other cases, and a slash at the end. */
function pathOf({ pages }: Manifest, page: PageKey | 'NOT_FOUND', path: string): string {
  const own = page === 'NOT_FOUND' ? path : pages[page].path
  return own.includes(':') ? path.replace(/(.)\/+$/, '$1') : own
}

/** Replaces the tags of the previous page, initially those of its file. */
function show(tags: readonly Tag[]) {
  for (const old of document.head.querySelectorAll(
    'meta[name=description], meta[name=robots], meta[name^="twitter:"], meta[property], link[rel=canonical], link[hreflang]',
  )) {
    old.remove()
  }
  for (const { name, key, ...attributes } of tags) {
    const element = document.createElement(name)
    if (key) element.setAttribute('name', key)
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
    document.head.append(element)
  }
}
