import { makeAutoObservable } from 'mobx'
import { matchPath, type Params } from 'react-router-dom'
import type { Manifest, RouteKey } from '#manifest'

/** The current location. The router updates it; guards and overlays read it. */
export class LocationStore {
  path: string
  /** Including the question mark. */
  search = ''
  readonly #pages: Manifest['pages']

  constructor(pages: Manifest['pages'], path: string) {
    this.#pages = pages
    this.path = path
    makeAutoObservable(this, { pageAt: false, parametersOf: false }, { autoBind: true })
  }

  /** The page the route table has for the current path, whether or not it is accessible. */
  get page(): RouteKey | undefined {
    return this.pageAt(this.path)
  }

  pageAt(path: string): RouteKey | undefined {
    return (Object.keys(this.#pages) as RouteKey[]).find((page) => matchPath(this.#pages[page].path, path))
  }

  /** The parameters of a page’s path, such as `pageId`; empty on another page. */
  parametersOf(page: RouteKey): Params {
    return matchPath(this.#pages[page].path, this.path)?.params ?? {}
  }

  receive(path: string, search = '') {
    this.path = path
    this.search = search
  }
}
