import { makeAutoObservable } from 'mobx'
import type { Manifest, RouteKey } from '#manifest'

/** What a page’s content says of itself, in place of what the manifest says of the page. */
export interface PageContent {
  title?: string
  description?: string | undefined
  /** An image’s address. */
  image?: string | undefined
}

/** What the page is called and says of itself, for the window’s title and for search engines. */
export class HeadStore {
  page: RouteKey | 'NOT_FOUND' = 'NOT_FOUND'
  content: PageContent = {}
  private heading = ''
  readonly #manifest: Pick<Manifest, 'name' | 'seo'>

  constructor(manifest: Pick<Manifest, 'name' | 'seo'>) {
    this.#manifest = manifest
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get title() {
    if (this.page === 'MAIN') return this.#manifest.seo.title
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
