import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import base from './manifests/base.json' with { type: 'json' }
import appPackage from './package.json' with { type: 'json' }
import { moduleList } from './scripts/publish/module-list.ts'
import { painter } from './scripts/publish/painter-build.ts'
import { serviceWorker } from './scripts/publish/worker-build.ts'

const fonts = readdirSync('engine/theme/fonts').map((file) => `engine/theme/fonts/${file}`)

const { header, rail, bottomBar, footer } = base.frame
const usualBlocks = [header, rail, bottomBar, footer, base.pages.MAIN.blocks]
  .flat()
  .map(({ use }) => `/widgets/blocks/${use}/`)

/**
 * What every page needs is one file; the blocks of the usual frame and main page, with what they need, another, save what
 * they fetch later, which lies in folders of that name; and what several of the other widgets share eight more: for what
 * comes once the first page is there, for windows, for forms, for jackpot looks, for player protection, for the wheel, for
 * chats and consent, and for the rest. Each file of its own would cost a request more than its bytes.
 */
const groups = [
  { name: 'engine', tags: ['$initial' as const], test: (id: string) => !id.includes('/theme/fonts/'), priority: 4 },
  {
    name: 'usual-blocks',
    test: (id: string) => usualBlocks.some((folder) => id.includes(folder)) && !id.includes('/later/'),
    priority: 3,
  },
  {
    name: 'later',
    test: /\/engine\/(ui\/(top-layer|use-layer)|routing\/use-sign-out|stores\/until-answered)/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'windows', test: /\/engine\/ui\/(modal|use-modal|scroll-lock)/, minShareCount: 2, priority: 3 },
  { name: 'forms', test: /\/engine\/forms\//, minShareCount: 2, priority: 2 },
  { name: 'jackpots', test: /\/engine\/ui\/(jackpot-|digit|use-amount|use-paused)/, minShareCount: 2, priority: 2 },
  {
    name: 'protection',
    test: /\/engine\/(stores\/(clock|play-time|reality-check|limit|age-gate)-store|ui\/(help-panel|duration))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'wheel',
    test: /\/engine\/(stores\/(wheel-|countdown)|ui\/(wheel-|award-|countdown))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'services',
    test: /\/engine\/(frames\/vendor-script|stores\/(chat|consent|open-chat|services)|ui\/chat-)/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'shared', test: /\/engine\/(routing|ui)\//, minShareCount: 2, priority: 1 },
]

/** Calls go by XMLHttpRequest, which tells of an upload’s progress: axios’ other way of a browser, by fetch, is 3 KB that nobody runs. */
const withoutFetchAdapter: Plugin = {
  name: 'without-fetch-adapter',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.includes('/axios/lib/adapters/') ? '\0no-fetch-adapter' : undefined,
  load: (id) => (id === '\0no-fetch-adapter' ? 'export const getFetch = undefined' : undefined),
}

/** The shell links what every page needs behind what is painted: styles that come later stand behind it, or they could not change any of it. */
const laterStylesLast: Plugin = {
  name: 'later-styles-last',
  apply: 'build',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return undefined
    if (!code.includes('document.head.appendChild')) this.error('Vite’s way of linking styles is another one by now.')
    return code.replace('document.head.appendChild', 'document.body.appendChild')
  },
}

/** Vite takes styles that did not come for styles that are there: what is asked for again would stand without them. */
const failedStylesAgain: Plugin = {
  name: 'failed-styles-again',
  apply: 'build',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return undefined
    const changed = code
      .replace(/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1')
      .replace(/(e\.type === "error"\) )(rej\()/, '$1link.remove(), $2')
    if (!/delete seen[\s\S]*link\.remove/.test(changed))
      this.error('Vite’s way of fetching styles is another one by now.')
    return changed
  },
}

/** Texts and framable pages belong to the build; brands’ pictures are published with the brands, so that no number of them makes it slower. */
const withoutArt: Plugin = {
  name: 'without-art',
  apply: 'build',
  writeBundle: ({ dir = '' }) =>
    cpSync('public', dir, { recursive: true, filter: (file) => file !== join('public', 'brands') }),
}

const define = { APP_VERSION: JSON.stringify(appPackage.version) }

export default defineConfig({
  plugins: [
    react(),
    withoutFetchAdapter,
    laterStylesLast,
    withoutArt,
    moduleList,
    painter(define),
    serviceWorker(),
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
