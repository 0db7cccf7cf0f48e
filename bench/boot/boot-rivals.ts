import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Brand } from '../../scripts/publish/brands.ts'
import { firstCalls } from '../../scripts/publish/first-calls.ts'
import { hostShell, openBuild } from '../../scripts/publish/publish.ts'
import { checkedMark } from '../../engine/manifest/checked-mark.ts'
import { calls } from '../rivals/boot/calls.ts'

/** A copy of the product’s build to which the rivals are added. */
export interface Site {
  folder: string
  remove(): void
}

const ownFolder = 'assets/bench'

/** Copies a build and adds the code of the hand-written page, built with the product’s settings. */
export async function siteWithRivals(from: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-boot-'))
  cpSync(from, folder, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'error',
    base: `/${ownFolder}/`,
    publicDir: false,
    plugins: [react()],
    build: {
      outDir: join(folder, ownFolder),
      target: ['safari15', 'chrome90', 'firefox100'],
      minify: 'terser',
      terserOptions: { module: true, compress: { passes: 2 } },
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'bench/rivals/boot/hand-written.tsx',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  for (const file of readdirSync(join(folder, ownFolder)))
    compress(join(folder, ownFolder, file), constants.BROTLI_MAX_QUALITY)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

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

/** The hand-written page preloads the picture of its first banner once it knows its address. */
const firstPicture = `<script>reads['/api${calls.banners}'.replace('{language}',document.documentElement.lang)].then(function(answer){return answer.clone().json()}).then(function(all){
var first=all.filter(function(banner){return banner.place==='home'}).sort(function(a,b){return b.priority-a.priority})[0];
document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'image',href:first.image,fetchPriority:'high'}))
}).catch(function(){})</script>`

/**
 * Writes the same painted shell with the hand-written page’s code, which takes what the shell’s script has read ahead. The template
 * by which that script shows the first banners before any code has loaded is left out: it is a part of the engine. Returns its path.
 */
export function handWritten(site: Site, brand: Brand): string {
  const ours = firstCalls(brand.manifest.pages.MAIN.blocks)
  if (ours.join() !== Object.values(calls).join())
    throw new Error(`${brand.id}’s main page has other calls by now: ${ours.join(' ')}`)
  const changes: [part: string | RegExp, by: string][] = [
    [/<template>.*?<\/template>/s, ''],
    ['</style>', `</style>${firstPicture}`],
    ['<head>', `<head>${atHome}<link rel="preload" as="style" crossorigin href="/${ownFolder}/style.css">`],
    [engineScript, `<script type="module" crossorigin src="/${ownFolder}/hand-written.js"></script>`],
    [
      /<link rel="modulepreload"[^>]*>/,
      `<link rel="modulepreload" crossorigin href="/${ownFolder}/rolldown-runtime.js">`,
    ],
    [preloads, '[]'],
    [sheet, ''],
    [sheetsSwitch, ''],
    [/<script type="application\/json"[^>]* id="manifest">.*?<\/script>/s, ''],
    ['</body>', `<link rel="stylesheet" crossorigin href="/${ownFolder}/style.css"></body>`],
  ]
  const html = changes.reduce(
    (page, [part, by]) => {
      const changed = page.replace(part, () => by)
      if (changed === page) throw new Error(`The shell no longer has ${part}`)
      return changed
    },
    shellOf(site, brand),
  )
  return writePage(site, 'hand-written.html', html)
}

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
