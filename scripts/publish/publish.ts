import { readFileSync } from 'node:fs'
import type { Manifest } from '#manifest'
import { forHost } from '#engine/manifest/for-host.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import appPackage from '../../package.json' with { type: 'json' }
import { problemsOf, type Brand } from './brands.ts'
import type { StandIns } from './stand-ins.ts'
import { readBuild, type BuildAssets } from './build-assets.ts'
import { earlyBlock } from './early-places.ts'
import { firstCalls } from './first-calls.ts'
import { pagesAhead } from './pages-ahead.ts'
import { renderShell, type Shell } from './shell.ts'
import { robotsTxt, sitemapXml } from './site-files.ts'
import { appManifest } from './web-app-files.ts'

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

/**
 * Returns a function that renders a brand’s page on one of its hosts, whose settings change neither pages nor theme. The policy is in
 * the page for servers that send no headers; `headers` are for those that can.
 */
export function shellsOf(brand: Brand, build: Build, standIns?: StandIns): (host: string) => Shell {
  const { manifest, inlined } = brand
  const { page, version, assets } = build
  const { blocks } = manifest.pages.MAIN
  const early = earlyBlock(manifest.pages.MAIN, manifest.platform)
  const text = JSON.stringify(inlined ?? {})
  const parts = {
    page,
    version,
    font: assets.font(manifest.theme.font),
    ...assets.mainPage(manifest),
    // Of the calls the first leaves before the others.
    calls: firstCalls(early ? [early, ...blocks] : blocks, manifest.platform),
    elsewhere: pagesAhead(manifest, assets.pageFiles(manifest)),
    otherPage: assets.otherPage,
    problems: problemsOf(brand),
    holdsPolicy: true,
    origins: standIns?.vendors,
  }
  return (host) => {
    const here = manifestAt(manifest, host)
    // Brands with an invalid manifest are not painted: the engine shows the problems.
    const firstPaint = inlined === manifest ? assets.firstPaint(here) : undefined
    return renderShell(here, { ...parts, firstPaint }, text)
  }
}

/** Returns a brand’s page on one of its hosts. */
export const hostShell = (brand: Brand, host: string, build: Build, standIns?: StandIns): Shell =>
  shellsOf(brand, build, standIns)(host)

/** Returns the files that a brand’s host serves beside its page. */
export const hostFiles = (brand: Brand, origin: string, build: Build): HostFiles => ({
  ...buildFiles(build),
  ...ownFiles(brand, origin, build),
})

/** Returns the files that are the same on every host. Open pages read `version.json` to detect a new build. */
export const buildFiles = ({ assets, version }: Build): HostFiles => ({
  'version.json': JSON.stringify({ version }),
  'service-worker.js': assets.serviceWorker(),
})

/** Returns the files that only this brand’s host has. */
export function ownFiles({ manifest }: Brand, origin: string, { assets }: Build): HostFiles {
  const here = manifestAt(manifest, new URL(origin).hostname)
  return {
    'robots.txt': robotsTxt(here, origin),
    'sitemap.xml': sitemapXml(here, origin),
    'app.webmanifest': appManifest(here, assets.texts(here)),
  }
}

const manifestAt = (manifest: Manifest, host: string) =>
  forHost(manifest as unknown as JsonObject, host) as unknown as Manifest
