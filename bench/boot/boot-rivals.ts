import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Brand } from '../../scripts/publish/brands.ts'
import { hostShell, openBuild } from '../../scripts/publish/publish.ts'

/** A build of the product with room for its rivals, to be removed afterwards. */
export interface Site {
  folder: string
  remove(): void
}

const ownFolder = 'assets/bench'

/** Copies a build and adds the hand-written page’s code, built as the product’s is. */
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

/** Brotli of this quality is what the server makes of pages while it answers. */
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

/** The brand’s page as it is published, without its policy, which knows no rival’s scripts. */
const shellOf = (site: Site, brand: Brand) =>
  hostShell(brand, `${brand.id}.localhost`, openBuild(site.folder)).html.replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    '',
  )

/** The page stands in a folder; its address is to be the main page’s. */
const atHome = `<script>history.replaceState(null,'','/')</script>`

const engineScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const sheetsSwitch = /<script>window\.sheets=.*?<\/script>/s
const sheet = /\s*<link rel="(?:stylesheet|preload)"(?: as="style")? crossorigin href="\/assets\/[^"]+\.css"[^>]*>/g

/** The brand’s page as it is published, served as the others are. Answers its address. */
export const thisEngine = (site: Site, brand: Brand) =>
  writePage(site, 'this-engine.html', shellOf(site, brand).replace('<head>', `<head>${atHome}`))

/** The same painted shell, with the hand-written page behind it. Answers its address. */
export function handWritten(site: Site, brand: Brand): string {
  const html = shellOf(site, brand)
    .replace('<head>', `<head>${atHome}<link rel="preload" as="style" crossorigin href="/${ownFolder}/style.css">`)
    .replace(engineScript, `<script type="module" crossorigin src="/${ownFolder}/hand-written.js"></script>`)
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', `<link rel="modulepreload" crossorigin href="/${ownFolder}/rolldown-runtime.js"></head>`)
    .replace(/\["assets\/[^\]]*\]/, '[]')
    .replace(sheet, '')
    .replace(sheetsSwitch, '')
    .replace(/<script type="application\/json" id="manifest">.*?<\/script>/s, '')
    .replace('</body>', `<link rel="stylesheet" crossorigin href="/${ownFolder}/style.css"></body>`)
  return writePage(site, 'hand-written.html', html)
}

/**
 * The same engine, unpainted, with nothing inlined: once its code has come it fetches the manifest, then starts. Answers its
 * address. Kinder than the usual: the frame’s blocks are preloaded, though their names are in the manifest.
 */
export function secondRequest(site: Site, brand: Brand): string {
  writePage(site, 'manifest.json', JSON.stringify(brand.manifest))
  const shell = shellOf(site, brand)
  const [, engine] = engineScript.exec(shell)!
  const loader = `<script type="module">
const link=document.querySelector('link[data-engine]')
if(!performance.getEntriesByName(link.href)[0]?.responseEnd)await new Promise((resolve)=>link.onload=resolve)
const answer=await fetch('/${ownFolder}/manifest.json')
const data=Object.assign(document.createElement('script'),{type:'application/json',id:'manifest',textContent:await answer.text()})
document.body.append(data)
await import('${engine}')
</script>`
  const html = shell
    .replace(/<div id="painted".*?<\/script>/s, '')
    .replace(/<script type="application\/json" id="(?:manifest|texts)">.*?<\/script>/gs, '')
    .replace(/<script>\(function.*?<\/script>/s, atHome)
    .replace(sheetsSwitch, '')
    .replace(engineScript, `<link rel="modulepreload" crossorigin href="${engine}" data-engine>${loader}`)
  const styles = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([link]) =>
    link.replace(/ media="[^"]*"/, ''),
  )
  return writePage(site, 'second-request.html', html.replace(sheet, '').replace('</head>', `${styles.join('')}</head>`))
}
