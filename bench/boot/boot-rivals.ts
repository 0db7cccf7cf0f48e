import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Brand } from '../../scripts/publish/brands.ts'
import { hostShell, openBuild } from '../../scripts/publish/publish.ts'
import { checkedMark } from '../../engine/manifest/checked-mark.ts'

/** A copy of the product’s build to which the rivals are added. */
export interface Site {
  folder: string
  remove(): void
}

const ownFolder = 'assets/bench'

/**
 * The main page of Atlas, written by hand from the product’s packages within its published frame, as it was on 26 November 2026.
 * It is never built again, so that later figures can be compared with earlier ones.
 */
const frozen = 'bench/rivals/frozen'
const handWrittenPage = 'hand-written.html'

/** Copies a build and adds the hand-written page. */
export function siteWithRivals(from: string): Site {
  const folder = mkdtempSync(join(tmpdir(), 'bench-boot-'))
  cpSync(from, folder, { recursive: true })
  cpSync(frozen, folder, { recursive: true })
  for (const file of readdirSync(join(frozen, ownFolder)))
    compress(join(folder, ownFolder, file), file === handWrittenPage ? pageQuality : constants.BROTLI_MAX_QUALITY)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** The path of the hand-written page. */
export const handWritten = `/${ownFolder}/${handWrittenPage}`

/** The Brotli quality that the server uses for pages. */
const pageQuality = 5

function compress(file: string, quality: number) {
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  )
}

function writePage(site: Site, name: string, html: string): string {
  const file = join(site.folder, ownFolder, name)
  writeFileSync(file, html)
  compress(file, pageQuality)
  return `/${ownFolder}/${name}`
}

/** Returns the published page without its content security policy, which does not allow the rivals’ scripts. */
const shellOf = (site: Site, brand: Brand) =>
  hostShell(brand, `${brand.id}.localhost`, openBuild(site.folder)).html.replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    '',
  )

/** Replaces the address of the file with that of the main page. */
const atHome = `<script>history.replaceState(null,'','/')</script>`

const engineScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const sheetsSwitch = /<script>window\.sheets=.*?<\/script>/s
/** The files that the shell’s script preloads. */
const preloads = /\[[`'"]assets\/[^\]]*\]/
const sheet = /\s*<link rel="(?:stylesheet|preload)"(?: as="style")? crossorigin href="\/assets\/[^"]+\.css"[^>]*>/g

/** Writes the brand’s page as it is published. Returns its path. */
export const thisEngine = (site: Site, brand: Brand) =>
  writePage(site, 'this-engine.html', shellOf(site, brand).replace('<head>', `<head>${atHome}`))

const preloaded = (scripts: readonly string[]) =>
  scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')

/**
 * Writes the engine’s page unpainted and with nothing inlined: once its code is loaded, it fetches the manifest and starts. The
 * frame’s blocks are preloaded although their names are in the manifest, which favours this rival. Returns its path.
 */
export function secondRequest(site: Site, brand: Brand): string {
  const manifest = JSON.stringify(brand.manifest)
  writePage(site, 'manifest.json', manifest)
  const shell = shellOf(site, brand)
  const [, engine] = engineScript.exec(shell)!
  const scripts = preloads.exec(shell)![0].match(/assets\/[\w.-]+\.js/g)!
  const loader = `<script type="module">
const link=document.querySelector('link[data-engine]')
if(!performance.getEntriesByName(link.href)[0]?.responseEnd)await new Promise((resolve)=>link.onload=resolve)
const answer=await fetch('/${ownFolder}/manifest.json')
const data=Object.assign(document.createElement('script'),{type:'application/json',id:'manifest',textContent:await answer.text()})
data.dataset.checked='${checkedMark(manifest)}'
document.body.append(data)
await import('${engine}')
</script>`
  const html = shell
    .replace(/<div id="painted".*?<\/script>/s, '')
    .replace(/<script type="application\/json"[^>]* id="(?:manifest|texts)">.*?<\/script>/gs, '')
    .replace(/<script>\(function.*?<\/script>/s, atHome)
    .replace(sheetsSwitch, '')
    .replace(
      engineScript,
      `<link rel="modulepreload" crossorigin href="${engine}" data-engine>${preloaded(scripts)}${loader}`,
    )
  const styles = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([link]) =>
    link.replace(/ media="[^"]*"/, ''),
  )
  return writePage(site, 'second-request.html', html.replace(sheet, '').replace('</head>', `${styles.join('')}</head>`))
}
