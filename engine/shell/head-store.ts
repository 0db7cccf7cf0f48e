import { makeAutoObservable } from 'mobx'
import type { Language, Manifest, PageKey } from '#manifest'
import { pageTexts, type HeadContent } from '../seo/page-texts.ts'

export type { HeadContent }

type Site = Pick<Manifest, 'name' | 'project' | 'seo'>

/** The page and its content, for the document head. */
export class HeadStore {
  page: PageKey | 'NOT_FOUND' = 'NOT_FOUND'
  heading = ''
  content: HeadContent = {}
  readonly #manifest: Site
  readonly #language: { current: Language }

  constructor(manifest: Site, language: { current: Language }) {
    this.#manifest = manifest
    this.#language = language
    makeAutoObservable(this, { textsWith: false }, { autoBind: true })
  }

  get title() {
    return this.textsWith(undefined).title
  }

  /** Returns the title and the description; `description` is the text of the page’s own, with its placeholders. */
  textsWith(description: string | undefined) {
    const { page, heading, content } = this
    return pageTexts(this.#manifest, { page, language: this.#language.current, heading, description, content })
  }

  open(page: PageKey | 'NOT_FOUND', heading: string) {
    this.page = page
    this.heading = heading
  }

  describe(content: HeadContent) {
    this.content = content
  }
}
