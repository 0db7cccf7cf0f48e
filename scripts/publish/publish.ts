import { readFileSync } from 'node:fs'
import type { Block, Manifest } from '#manifest'
import { forHost } from '#engine/manifest/for-host.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import appPackage from '../../package.json' with { type: 'json' }
import { problemsOf, type Brand } from './brands.ts'
import type { StandIns } from './stand-ins.ts'
import { readBuild, type BuildAssets } from './build-assets.ts'
import { withPolicy } from './policy-meta.ts'
import { renderShell, type Shell } from './shell.ts'
import { robotsTxt, sitemapXml } from './site-files.ts'
import { webAppFiles } from './web-app-files.ts'

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
 * Returns a brand’s page on one of its hosts. The policy is in the page for servers that send no headers; `headers` are
 * for those that can.
 */
export function hostShell(brand: Brand, host: string, build: Build, standIns?: StandIns): Shell {
  const { manifest, inlined } = brand
  const here = manifestAt(manifest, host)
  const { page, version, assets } = build
  // Brands with an invalid manifest are not painted: the engine shows the problems.
  const firstPaint = inlined === manifest ? assets.firstPaint(here) : undefined
  const calls = firstCalls(here.pages.MAIN.blocks)
  const parts = {
    page,
    version,
    font: assets.font(here.theme.font),
    ...assets.mainPage(here),
    firstPaint,
    calls,
    problems: problemsOf(brand),
    origins: standIns?.vendors,
  }
  const { html, headers } = renderShell(here, parts, inlined)
  return { html: withPolicy(html, headers['content-security-policy']!), headers }
}

/**
 * Returns the files that a brand’s host serves beside its page. Open pages read `version.json` to detect a new build.
 */
export function hostFiles({ manifest }: Brand, origin: string, { assets, version }: Build): HostFiles {
  const here = manifestAt(manifest, new URL(origin).hostname)
  return {
    'version.json': JSON.stringify({ version }),
    'robots.txt': robotsTxt(here, origin),
    'sitemap.xml': sitemapXml(here, origin),
    ...webAppFiles(here, assets),
  }
}

const manifestAt = (manifest: Manifest, host: string) =>
  forHost(manifest as unknown as JsonObject, host) as unknown as Manifest

/** Returns the calls that blocks make at once (`x-preload` in their schemas). */
function firstCalls(blocks: readonly Block[]): string[] {
  const calls = blocks.map(({ use }) => preloadOf(use))
  return [...new Set(calls.filter((call) => call !== undefined))]
}

const preloads = new Map<string, string | undefined>()

function preloadOf(block: string): string | undefined {
  if (!preloads.has(block)) {
    const schema = JSON.parse(
      readFileSync(`${import.meta.dirname}/../../widgets/blocks/${block}/options.schema.json`, 'utf8'),
    ) as { 'x-preload'?: string }
    preloads.set(block, schema['x-preload'])
  }
  return preloads.get(block)
}
