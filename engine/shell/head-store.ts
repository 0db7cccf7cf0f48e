import { makeAutoObservable } from 'mobx'
import type { Language, Manifest, RouteKey } from '#manifest'
import { seoIn } from '../i18n/seo-in.ts'

/** Title, description and image of a page’s content; they override those of the manifest. */
export interface PageContent {
  title?: string
  description?: string | undefined
  /** The URL of an image. */
  image?: string | undefined
}

/** The page’s title and description, for the document head and search engines. */
export class HeadStore {
  page: RouteKey | 'NOT_FOUND' = 'NOT_FOUND'
  content: PageContent = {}
  private heading = ''
  readonly #manifest: Pick<Manifest, 'name' | 'seo'>
  readonly #language: { current: Language }

  constructor(manifest: Pick<Manifest, 'name' | 'seo'>, language: { current: Language }) {
    this.#manifest = manifest
    this.#language = language
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get title() {
    if (this.page === 'MAIN') return seoIn(this.#manifest, this.#language.current).title
    return `${this.content.title ?? this.heading} · ${this.#manifest.name}`
  }

  open(page: RouteKey | 'NOT_FOUND', heading: string) {
    this.page = page
    this.heading = heading
  }

  describe(content: PageContent) {
    this.content = content
  }
}
