import type { StaticPage } from '#api'
import type { Language, Manifest } from '#manifest'
import { pagesCalls, type PagesCalls } from '#schemas/calls/pages.ts'
import { ApiError } from '#engine/data/api-error.ts'
import type { Http } from '#engine/data/http.ts'
import { Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { splitTitle } from './static-page-title.ts'

/** What a link to a static page shows. */
export type StaticPageLink = Pick<StaticPage, 'id' | 'lang' | 'title'>

/** A static page of the brand’s own: the address of its file in a language. */
interface OwnPage {
  id: string
  lang: string
  address: string
}

/** Static pages: lists, and single pages by id, such as `terms-fr`. The brand’s own take the place of the platform’s. */
class PageStore {
  /** The platform’s, in all languages. */
  readonly #list: Resource<StaticPageLink[]>
  readonly #lists: ResourceMap<Language, StaticPageLink[]>
  readonly #pages: ResourceMap<string, StaticPage>
  readonly #own: readonly OwnPage[]

  constructor(api: PagesCalls, http: Pick<Http, 'file'>, staticPages: Manifest['staticPages']) {
    this.#own = ownPages(staticPages)
    const readOwn = onceEach(({ address, ...page }: OwnPage) =>
      http.file({ address, part: 'page' }, async (text) =>
        (await import('./read-static-page.ts')).readStaticPage(text, page),
      ),
    )
    const readLink = onceEach(({ id, lang, address }: OwnPage) =>
      http.file({ address, part: 'title' }, (text) => ({ id, lang, title: splitTitle(text).title ?? '' })),
    )
    this.#list = new Resource(() => api.list())
    this.#lists = new ResourceMap(async (language) => {
      const own = this.#own.filter(({ lang }) => lang === language)
      const [links, others] = await Promise.all([Promise.all(own.map(readLink)), this.#ofPlatform()])
      return [...links, ...others.filter(({ lang }) => lang === language)]
    })
    this.#pages = new ResourceMap(async (id) => {
      const own = this.#own.find((page) => page.id === id)
      return own ? readOwn(own) : withContent(await api.page(id))
    })
  }

  page(id: string) {
    return this.#pages.get(id)
  }

  /** Returns the links to all static pages in a language. */
  listIn(language: Language) {
    return this.#lists.get(language)
  }

  /** Returns every static page that there is, by its id and its language. */
  async all(): Promise<Pick<StaticPage, 'id' | 'lang'>[]> {
    return [...this.#own, ...(await this.#ofPlatform())]
  }

  /** The platform’s pages that are not replaced; none of a platform without them, if the brand has its own. */
  async #ofPlatform(): Promise<StaticPageLink[]> {
    await this.#list.load()
    if (this.#list.status !== 'ready' && (this.#own.length === 0 || this.#list.status !== 'absent'))
      throw this.#list.error
    return (this.#list.value ?? []).filter(({ id }) => !this.#own.some((own) => own.id === id))
  }
}

/** Reads each file once, since it belongs to the version of the site; again after a failure. */
function onceEach<T>(read: (page: OwnPage) => Promise<T>): (page: OwnPage) => Promise<T> {
  const known = new Map<OwnPage, Promise<T>>()
  return (page) => {
    const reading = known.get(page) ?? read(page)
    known.set(page, reading)
    reading.catch(() => known.delete(page))
    return reading
  }
}

const ownPages = (pages: Manifest['staticPages'] = {}): OwnPage[] =>
  Object.entries(pages).flatMap(([name, files]) =>
    Object.entries(files).map(([lang, address]) => ({ id: `${name}-${lang}`, lang, address })),
  )

/** A page without a heading and a text is none. */
function withContent(page: StaticPage): StaticPage {
  if (page.title || page.html) return page
  console.warn(new Error('The platform’s StaticPage has no title and no html: nothing would be shown.'))
  throw new ApiError('The page is empty', 404)
}

export const pageStore = ({ http, manifest }: Stores) => new PageStore(pagesCalls(http), http, manifest.staticPages)
