import { makeAutoObservable } from 'mobx'
import type { Manifest, RouteKey } from '#manifest'

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
