import { reaction } from 'mobx'
import { seoIn } from '../i18n/seo-in.ts'
import type { Stores } from '../shell/stores.ts'
import { headTags, type Tag } from './head-tags.ts'

/** Keeps the document head’s tags for search engines and link previews up to date. Returns an unsubscribe function. */
export function followHead({ manifest, head, language, location }: Stores) {
  return reaction(
    () => ({
      page: head.page,
      path: location.path,
      title: head.title,
      content: head.content,
      language: language.current,
    }),
    async ({ content, ...shown }) => {
      const key = shown.page === 'NOT_FOUND' ? undefined : manifest.pages[shown.page].description
      const description =
        content.description ?? (key ? await language.fetchText(key) : seoIn(manifest, shown.language).description)
      if (shown.path !== location.path || shown.language !== language.current) return
      const asksLanguage = new URLSearchParams(window.location.search).get('lng') === shown.language
      show(headTags(manifest, window.location.origin, { ...shown, description, image: content.image, asksLanguage }))
    },
    { fireImmediately: true },
  )
}

/** Replaces the tags of the previous page, initially those of the shell. */
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
