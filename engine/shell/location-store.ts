import { makeAutoObservable } from 'mobx'
import { matchPath, type Params } from 'react-router-dom'
import type { Language, Manifest, PageKey } from '#manifest'
import { baseIn, belowBase, splitPath } from '../seo/language-path.ts'

/**
 * The current location. The router updates it; guards and overlays read it. Its paths, as all paths of the product, have no
 * language; addresses have one where the brand has `languagePaths`.
 */
export class LocationStore {
  path: string
  /** Including the question mark. */
  search = ''
  readonly #manifest: Manifest
  readonly #language: { current: Language }

  constructor(manifest: Manifest, language: { current: Language }, address: string) {
    this.#manifest = manifest
    this.#language = language
    this.path = this.pathOf(address)
    makeAutoObservable(this, { pageAt: false, parametersOf: false, pathOf: false }, { autoBind: true })
  }

  /** The page the route table has for the current path, whether or not it is accessible. */
  get page(): PageKey | undefined {
    return this.pageAt(this.path)
  }

  /** What the paths of addresses begin with in the current language, such as `/fr`; mostly nothing. */
  get base(): string {
    return baseIn(this.#manifest, this.#language.current)
  }

  /** Returns the path that an address in any language has. */
  pathOf(address: string): string {
    return splitPath(this.#manifest, address).path
  }

  /** Returns the address of a path, with or without a query, in a language; initially the current one. */
  addressOf(path: string, language?: Language): string {
    return belowBase(language ? baseIn(this.#manifest, language) : this.base, path)
  }

  pageAt(path: string): PageKey | undefined {
    const { pages } = this.#manifest
    return (Object.keys(pages) as PageKey[]).find((page) => matchPath(pages[page].path, path))
  }

  /** The parameters of a page’s path, such as `pageId`; empty on another page. */
  parametersOf(page: PageKey): Params {
    return matchPath(this.#manifest.pages[page].path, this.path)?.params ?? {}
  }

  receive(path: string, search = '') {
    this.path = path
    this.search = search
  }
}
