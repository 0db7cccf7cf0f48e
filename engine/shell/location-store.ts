import { makeAutoObservable } from 'mobx'
import { matchPath } from 'react-router-dom'
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
    makeAutoObservable(this, { pageAt: false }, { autoBind: true })
  }

  /** The page the route table has for the current path, whether or not it is accessible. */
  get page(): RouteKey | undefined {
    return this.pageAt(this.path)
  }

  pageAt(path: string): RouteKey | undefined {
    return (Object.keys(this.#pages) as RouteKey[]).find((page) => matchPath(this.#pages[page].path, path))
  }

  receive(path: string, search = '') {
    this.path = path
    this.search = search
  }
}
