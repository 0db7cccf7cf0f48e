import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import base from './manifests/base.json' with { type: 'json' }
import appPackage from './package.json' with { type: 'json' }
import { moduleList } from './scripts/publish/module-list.ts'
import { painter } from './scripts/publish/painter-build.ts'

const fonts = readdirSync('engine/theme/fonts').map((file) => `engine/theme/fonts/${file}`)

const { header, rail, bottomBar, footer } = base.frame
const usualBlocks = [header, rail, bottomBar, footer, base.pages.MAIN.blocks]
  .flat()
  .map(({ use }) => `/widgets/blocks/${use}/`)

const domainOf = (id: string) => /\/domains\/([a-z]+)\//.exec(id)?.[1]

/**
 * The chunks, by folder: one for what every page needs; one for the blocks of the usual frame and main page with their
 * dependencies, except those in folders named `later`; one each for what the domains start after the first page and for
 * a player. Code shared by several other widgets is in one chunk per domain, one for forms, and one for the rest of the
 * engine, because a further request costs more than the additional bytes.
 */
const groups = [
  { name: 'engine', tags: ['$initial' as const], test: (id: string) => !id.includes('/theme/fonts/'), priority: 5 },
  {
    name: 'usual-blocks',
    test: (id: string) => usualBlocks.some((folder) => id.includes(folder)) && !id.includes('/later/'),
    priority: 4,
  },
  { name: 'later', test: /\/domains\/[a-z]+\/later\.ts$/, priority: 3 },
  { name: 'player', test: /\/domains\/[a-z]+\/player\.ts$/, priority: 3 },
  { name: 'windows', test: /\/engine\/ui\/window\//, minShareCount: 2, priority: 3 },
  { name: domainOf, test: /\/domains\//, minShareCount: 2, priority: 2 },
  { name: 'forms', test: /\/engine\/forms\//, minShareCount: 2, priority: 2 },
  { name: 'shared', test: /\/engine\//, minShareCount: 2, priority: 1 },
]

/** Drops axios’ fetch adapter, 3 KB that never run: calls use XMLHttpRequest, which reports the progress of uploads. */
const withoutFetchAdapter: Plugin = {
  name: 'without-fetch-adapter',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.includes('/axios/lib/adapters/') ? '\0no-fetch-adapter' : undefined,
  load: (id) => (id === '\0no-fetch-adapter' ? 'export const getFetch = undefined' : undefined),
}

/**
 * Appends later styles to the body. The shell links the common styles after the prerendered content; styles in the head
 * would come before them and could not override them.
 */
const laterStylesLast: Plugin = {
  name: 'later-styles-last',
  apply: 'build',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return undefined
    if (!code.includes('document.head.appendChild')) this.error('Vite’s way of linking styles has changed.')
    return code.replace('document.head.appendChild', 'document.body.appendChild')
  },
}

/** Requests failed styles again. Vite otherwise treats them as loaded, so that a retry would render without styles. */
const failedStylesAgain: Plugin = {
  name: 'failed-styles-again',
  apply: 'build',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return undefined
    const changed = code
      .replace(/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1')
      .replace(/(e\.type === "error"\) )(rej\()/, '$1link.remove(), $2')
    if (!/delete seen[\s\S]*link\.remove/.test(changed)) this.error('Vite’s way of fetching styles has changed.')
    return changed
  },
}

/**
 * Copies texts and framable pages into the build, but not the brands’ pictures: these are published with the brands, so
 * that their number does not slow the build.
 */
const withoutArt: Plugin = {
  name: 'without-art',
  apply: 'build',
  writeBundle: ({ dir = '' }) =>
    cpSync('public', dir, { recursive: true, filter: (file) => file !== join('public', 'brands') }),
}

/**
 * Brands share the worker, and publishing writes their web app manifests: the plugin neither precaches files nor
 * changes the page.
 */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'engine/worker',
  filename: 'service-worker.ts',
  injectManifest: { injectionPoint: undefined, target: 'safari15' },
  injectRegister: false,
  manifest: false,
})

const define = { APP_VERSION: JSON.stringify(appPackage.version) }

export default defineConfig({
  plugins: [
    react(),
    withoutFetchAdapter,
    laterStylesLast,
    withoutArt,
    serviceWorker,
    moduleList,
    painter(define),
    failedStylesAgain,
  ],
  define,
  build: {
    target: ['safari15', 'chrome90', 'firefox100'],
    manifest: true,
    copyPublicDir: false,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', ...fonts], output: { codeSplitting: { groups } } },
  },
})
