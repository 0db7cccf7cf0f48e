import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Language, Manifest, RouteKey } from '#manifest'
import type { PageContent } from '#engine/data/page-content.ts'
import type { PlatformRequest } from '#engine/data/platform-adapter.ts'
import type { HeadContent } from '#engine/seo/page-texts.ts'
import type { Received } from '#engine/data/send-read.ts'

/** Sends a read to a platform. */
export type SendGet = (request: PlatformRequest) => Promise<Received>

/** A page of a brand to render, as a visitor sees it. */
interface PageToRender {
  manifest: Manifest
  /** The origin of the site, which pictures may be addressed below. */
  origin: string
  /** Absent for the frame with the loader, which stands for any other page. */
  page?: RouteKey | undefined
  /** The page’s path; its pattern where it stands for all of them. */
  path: string
  language: Language
  /** The texts of the language by namespace, with the brand’s own. */
  texts: Record<string, object>
  sendGet?: SendGet | undefined
}

/** A page’s HTML below the root. */
export interface RenderedPage {
  html: string
  /** What the head says of the page’s content, such as a game. */
  head: HeadContent
  /** What the platform has answered. */
  content?: PageContent
  /** The namespaces of texts that it shows, besides the first. */
  namespaces: readonly string[]
  /** The number of parts that the browser takes over one by one. */
  boundaries: number
  /** Whether it shows icons that are not in the engine’s first file. */
  hasOtherIcons?: boolean
  /** What failed. Its part of the page is left to the browser. */
  errors: readonly unknown[]
}

export type RenderPage = (page: PageToRender) => Promise<RenderedPage>

/** An item that a page with parameters shows, such as a game. */
export interface ShownItem {
  page: RouteKey
  /** The parameters of the page’s path. */
  params: Record<string, string>
  /** The language that it is in; empty if it is in none or all. */
  language: string
}

/** The file of a build with the code that renders pages; browsers never load it. */
export const renderFile = '.vite/render/render.js'

export interface Renderer {
  renderPage: RenderPage
  /** Returns the items that pages with parameters show, for those of them that publishing makes an HTML file for. */
  listItems: (manifest: Manifest, sendGet: SendGet) => Promise<ShownItem[]>
}

/** Returns the code of a build that renders pages. It is loaded once it is needed. */
export function pageRenderer(build: string): Renderer {
  let loaded: Renderer | undefined
  const load = () => (loaded ??= createRequire(import.meta.url)(resolve(build, renderFile)) as Renderer)
  return {
    renderPage: (page) => load().renderPage(page),
    listItems: (manifest, sendGet) => load().listItems(manifest, sendGet),
  }
}
