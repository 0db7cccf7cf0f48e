import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Block, Manifest } from '#manifest'
import type { Diagnostic } from '../../engine/manifest/diagnostic.ts'
import appPackage from '../../package.json' with { type: 'json' }
import { readBrands, type StandIns } from './brands.ts'
import { readBuild } from './build-assets.ts'
import { framePages } from './frame-pages.ts'
import { renderShell, type Shell } from './shell.ts'

interface PublishOptions {
  /** Where the manifests lie. */
  manifests: string
  /** The build’s folder; shells are written to `shells/` in it. */
  build: string
  /** Stands for every API address of the manifests; the empty string is the page’s own origin. */
  api?: string
  standIns?: StandIns
}

/** What became of one brand. */
export interface Published {
  id: string
  manifest: Manifest
  diagnostics: Diagnostic[]
  /** Its page with the page’s headers, and the text of `version.json`. */
  shell: Shell & { version: string }
}

/** Writes the shell of every brand. A brand whose manifest is wrong gets a shell too: it shows what is wrong. */
export function publishAll({ manifests, build, api, standIns }: PublishOptions): Published[] {
  const assets = readBuild(build)
  const page = readFileSync(`${build}/index.html`, 'utf8')
  const version = `${appPackage.version}+${assets.buildId}`
  writeFileSync(`${build}/frame-pages.json`, JSON.stringify(framePages(build)))
  return readBrands(manifests, api, standIns).map(({ id, manifest, inlined, diagnostics }) => {
    // A wrong manifest’s brand is not painted: which it is, the engine finds out.
    const firstPaint = inlined === manifest ? assets.firstPaint(manifest) : undefined
    const parts = { page, version, font: assets.font(manifest.theme.font), ...assets.mainPage(manifest), firstPaint, calls: firstCalls(manifest.pages.MAIN.blocks), origins: standIns?.vendors }
    const shell = { ...renderShell(manifest, parts, inlined), version: JSON.stringify({ version }) }
    write(`${build}/shells/${id}`, shell)
    return { id, manifest, diagnostics, shell }
  })
}

/** What blocks ask the API for at once, as their schemas say in `x-preload`. */
function firstCalls(blocks: readonly Block[]): string[] {
  const calls = blocks.map(({ use }) => readOptionsSchema(use)['x-preload'])
  return [...new Set(calls.filter((call) => call !== undefined))]
}

const readOptionsSchema = (block: string) =>
  JSON.parse(readFileSync(`widgets/blocks/${block}/options.schema.json`, 'utf8')) as { 'x-preload'?: string }

/** `version.json`, at the site’s root, says which build is deployed: pages that were opened before it ask there. */
function write(folder: string, { html, headers, version }: Published['shell']) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/index.html`, html)
  writeFileSync(`${folder}/headers.json`, JSON.stringify(headers))
  writeFileSync(`${folder}/version.json`, version)
}
