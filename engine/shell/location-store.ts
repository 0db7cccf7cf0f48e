import { makeAutoObservable } from 'mobx'
import { matchPath } from 'react-router-dom'
import type { Manifest, RouteKey } from '#manifest'

/** Where the player is. The router tells; guards and overlays ask. */
export class LocationStore {
  path: string
  /** With its question mark. */
  search = ''
  readonly #pages: Manifest['pages']

  constructor(pages: Manifest['pages'], path: string) {
    this.#pages = pages
    this.path = path
    makeAutoObservable(this, { pageAt: false }, { autoBind: true })
  }

  /** The page that the route table has where the player is, open or not. */
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
