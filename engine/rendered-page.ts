import type { ResourceKey } from 'i18next'
import type { Language, Manifest, PageKey } from '#manifest'
import type { PageContent } from './data/page-content.ts'
import type { PlatformRequest } from './data/platform-adapter.ts'
import type { Received } from './data/send-read.ts'
import type { PageItem } from './registry.ts'
import type { HeadContent } from './seo/page-texts.ts'

/** Sends a read to a platform. */
export type SendGet = (request: PlatformRequest) => Promise<Received>

/** Reads a text file of the site by its address, such as `/brands/<id>/pages/terms.en.md`. */
export type ReadFile = (address: string) => Promise<string>

/** A page of a brand to render, as a visitor sees it. */
export interface PageToRender {
  manifest: Manifest
  /** The origin of the site, which pictures may be addressed below. */
  origin: string
  /** Absent for the frame with the loader, which stands for any page. */
  page?: PageKey | undefined
  /** The page’s path; its pattern, such as `/game/:providerId/:gameId`, where it stands for all of them. */
  path: string
  language: Language
  /** The texts of the language by namespace, with the brand’s own. */
  texts: Record<string, ResourceKey>
  /** Without it, the page has skeletons where content belongs. */
  sendGet?: SendGet | undefined
  /** Reads a text file of the site, for pages with content. */
  readFile?: ReadFile | undefined
}

/** A page’s HTML below the root. */
export interface RenderedPage {
  html: string
  /** What the head says of the page’s content, such as a game. */
  head: HeadContent
  /** What the platform has answered; absent where it was not asked, or has answered nothing. */
  content?: PageContent
  /** What the platform has said, whole, by the addresses of the reads: for the page’s structured data. */
  reads: Readonly<Record<string, unknown>>
  /** Why reads of the platform have failed, by their addresses. */
  failures: ReadonlyMap<string, string>
  /** The namespaces of texts that it shows. */
  namespaces: readonly string[]
  /** The number of parts that the browser takes over one by one. */
  boundaries: number
  /** Whether it shows icons that are not in the engine’s first file. */
  hasOtherIcons: boolean
  /** What failed. Its part of the page is left to the browser. */
  errors: readonly unknown[]
}

/** An item that a page with parameters shows, such as a game. */
export interface ShownItem extends PageItem {
  page: PageKey
}

/** What `engine/render.tsx` exports: the code of a build that renders pages. */
export interface Renderer {
  renderPage: (page: PageToRender) => Promise<RenderedPage>
  /** Returns the items that pages with parameters show, for those of them that publishing makes an HTML file for. */
  listItems: (manifest: Manifest, sendGet: SendGet) => Promise<ShownItem[]>
}
