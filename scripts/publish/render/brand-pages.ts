import { readFileSync } from 'node:fs'
import type { Manifest } from '#manifest'
import { forHost } from '#manifest-tools/layers/for-host.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import appPackage from '../../../package.json' with { type: 'json' }
import { problemsOf, type Brand } from '../brands/brands.ts'
import { textAt } from '../brands/brand-texts.ts'
import { readBuild, type BuildAssets } from './build-assets.ts'
import { anyFile, pageFiles, type PageFile } from './pages.ts'
import type { ReadFile, SendGet, ShownItem } from '#engine/rendered-page.ts'
import { pageHead } from '../head/page-head.ts'
import { questionsOn } from '../head/questions.ts'
import { matchesIn } from '../head/structured-data.ts'
import { renderShell, type PageBody, type Shell } from './shell.ts'
import { listedPages, robotsTxt, sitemapFiles } from '../head/site-files.ts'
import type { StandIns } from '../brands/stand-ins.ts'
import { webAppManifest } from '../head/web-app.ts'

/** A build for publishing. */
export interface Build {
  folder: string
  /** `1.7.51+1a2b3c4d` */
  version: string
  /** The page with its placeholders. */
  page: string
  assets: BuildAssets
}

/** The files at a host’s root by name. */
export type HostFiles = Record<string, string | Buffer>

/** Opens the build in a folder; throws if there is none. */
export function openBuild(folder: string): Build {
  const assets = readBuild(folder)
  return {
    folder,
    assets,
    page: readFileSync(`${folder}/index.html`, 'utf8'),
    version: `${appPackage.version}+${assets.buildId}`,
  }
}

/** What the pages of a brand are made with. */
export interface PageOptions {
  standIns?: StandIns | undefined
  /** Sends a read to the platform of the hosts. Without it, pages have no content of the platform. */
  sendGet?: SendGet | undefined
  /** Reads a text file of the site; pages without content need none. */
  readFile?: ReadFile | undefined
  /** What pages with parameters show, for files of their own. */
  items?: readonly ShownItem[] | undefined
  /** Whether pages hold their policy (default: yes). */
  holdsPolicy?: boolean | undefined
}

/** A brand’s pages on one of its hosts. */
export interface HostPages {
  /** Its HTML files; `index.html` and `any.html` are always among them. */
  files: readonly PageFile[]
  /** Renders a file. The policy is in the page for servers that send no headers; `headers` are for those that can. */
  shell(file: PageFile): Promise<Shell>
  /** A page without what is drawn in it: another one means that the manifest, the build or the way of publishing has changed. */
  bare: Shell
}

/**
 * Returns a function that gives a brand’s pages on one of its hosts, whose settings change neither pages nor theme: what a page shows
 * is rendered once for all hosts that have the same platform.
 */
export function pagesOf(
  brand: Brand,
  build: Build,
  { standIns, sendGet, readFile, items, holdsPolicy = true }: PageOptions = {},
): (host: string) => HostPages {
  const { manifest, inlined } = brand
  const { page, version, assets } = build
  const { images, maintenance, theme } = manifest
  const problems = problemsOf(brand)
  const text = JSON.stringify(inlined ?? {})
  const files = filesOf(brand, items)
  const bodies = new Map<string, Promise<PageBody>>()

  async function draw({ page: name, path, language }: PageFile, origin: string): Promise<PageBody> {
    const rendered = await assets.renderer.renderPage({
      manifest,
      origin,
      page: name,
      path: path ?? (name ? manifest.pages[name].path : `/${anyFile}`),
      language,
      texts: assets.texts(manifest, language),
      // What a path with parameters shows is not known.
      sendGet: path === undefined ? undefined : sendGet,
      readFile,
    })
    for (const error of rendered.errors) console.error(error)
    return { ...rendered, css: assets.css(manifest, name, rendered.html) }
  }

  /** What is rendered is the same at all origins, unless a service makes pictures that are addressed below them. */
  function bodyOf(file: PageFile, origin: string) {
    const key = images?.service ? `${origin} ${file.name}` : file.name
    const known = bodies.get(key)
    if (known) return known
    const body = draw(file, origin)
    bodies.set(key, body)
    // It is rendered again when it is asked for again.
    body.catch(() => bodies.delete(key))
    return body
  }

  return (host) => {
    const here = manifestAt(manifest, host)
    const headOf = ({ page: name, path, language }: PageFile, { head: content, reads }: Partial<PageBody> = {}) => {
      const texts = assets.texts(manifest, language)
      const { title = '', description } = name ? manifest.pages[name] : {}
      const words = { heading: textAt(texts, title), description: description && textAt(texts, description) }
      const questions = name ? questionsOn(manifest, name, texts) : []
      return pageHead(here, { page: name, path, language, ...words, content, matches: matchesIn(reads), questions })
    }
    const shellOf = (file: PageFile, body?: PageBody) =>
      renderShell(
        here,
        {
          page,
          version,
          firstScript: assets.firstScript,
          font: assets.font(theme.font),
          file,
          assets: assets.page(manifest, file.page),
          head: headOf(file, body),
          body,
          ...(problems.length > 0
            ? { problems }
            : { texts: JSON.stringify(assets.texts(manifest, file.language).common) }),
          holdsPolicy,
          origins: standIns?.vendors,
        },
        text,
      )
    let bare: Shell | undefined
    // A site that is closed, and one that cannot start, is drawn by the browser alone.
    const isDrawn = problems.length === 0 && !maintenance?.site
    return {
      files,
      shell: async (file) => shellOf(file, isDrawn ? await bodyOf(file, `https://${host}`) : undefined),
      get bare() {
        return (bare ??= shellOf(files[0]!))
      },
    }
  }
}

/** Returns what the pages with parameters of a brand show, as far as the platform says. */
export async function listItems(brand: Brand, { assets }: Build, sendGet: SendGet): Promise<ShownItem[]> {
  return problemsOf(brand).length > 0 ? [] : assets.renderer.listItems(brand.manifest, sendGet)
}

/** Returns the HTML files of a brand. One that cannot start shows its problems at every path. */
export function filesOf(brand: Brand, items?: readonly ShownItem[]): PageFile[] {
  const { manifest } = brand
  if (problemsOf(brand).length === 0) return pageFiles(manifest, items)
  return ['index.html', anyFile].map((name) => ({ name, language: manifest.languages[0] }))
}

/** Returns the files that a brand’s host serves beside its page. */
export const hostFiles = (brand: Brand, origin: string, build: Build, files?: readonly PageFile[]): HostFiles => ({
  ...buildFiles(build),
  ...ownFiles(brand, origin, build, files),
})

/** Returns the files that are the same on every host. Open pages read `version.json` to detect a new build. */
export const buildFiles = ({ assets, version }: Build): HostFiles => ({
  'version.json': JSON.stringify({ version }),
  'service-worker.js': assets.serviceWorker(),
})

/** Returns the files that only this brand’s host has; `files` are its pages. */
export function ownFiles(
  { manifest }: Brand,
  origin: string,
  { assets }: Build,
  files: readonly PageFile[] = pageFiles(manifest),
): HostFiles {
  const here = manifestAt(manifest, new URL(origin).hostname)
  return {
    'robots.txt': robotsTxt(here, origin),
    ...sitemapFiles(here, origin, listedPages(here, files)),
    'app.webmanifest': webAppManifest(here, assets.texts(here, here.languages[0])),
  }
}

const manifestAt = (manifest: Manifest, host: string) =>
  forHost(manifest as unknown as JsonObject, host) as unknown as Manifest
