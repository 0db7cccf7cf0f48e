import { readFileSync } from 'node:fs'
import type { Block, Manifest } from '#manifest'
import { forHost } from '#engine/manifest/for-host.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import appPackage from '../../package.json' with { type: 'json' }
import type { Brand, StandIns } from './brands.ts'
import { readBuild, type BuildAssets } from './build-assets.ts'
import { withPolicy } from './policy-meta.ts'
import { renderShell, type Shell } from './shell.ts'
import { robotsTxt, sitemapXml } from './site-files.ts'
import { webAppFiles } from './web-app-files.ts'

/** A build, as far as brands are published with it. */
export interface Build {
  folder: string
  /** `1.7.51+1a2b3c4d` */
  version: string
  /** The page with the places for a brand. */
  page: string
  assets: BuildAssets
}

/** What a host serves at its root, by name. */
export type HostFiles = Record<string, string | Buffer>

/** Opens the build in a folder; throws where there is none. */
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
 * A brand’s page on one of its hosts. Whatever can send no header of its own has the policy in the page; `headers` are for
 * servers that can.
 */
export function hostShell({ manifest, inlined }: Brand, host: string, build: Build, standIns?: StandIns): Shell {
  const here = manifestAt(manifest, host)
  const { page, version, assets } = build
  // A wrong manifest’s brand is not painted: which it is, the engine finds out.
  const firstPaint = inlined === manifest ? assets.firstPaint(here) : undefined
  const calls = firstCalls(here.pages.MAIN.blocks)
  const parts = {
    page,
    version,
    font: assets.font(here.theme.font),
    ...assets.mainPage(here),
    firstPaint,
    calls,
    origins: standIns?.vendors,
  }
  const { html, headers } = renderShell(here, parts, inlined)
  return { html: withPolicy(html, headers['content-security-policy']!), headers }
}

/** What a brand’s host serves beside its page. `version.json` says which build is deployed: pages that were opened before it ask there. */
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

/** What blocks ask the API for at once, as their schemas say in `x-preload`. */
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
