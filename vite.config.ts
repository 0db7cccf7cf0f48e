import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import appPackage from './package.json' with { type: 'json' }
import { classNames } from './scripts/publish/build/class-names.ts'
import { firstScript } from './scripts/publish/build/first-script-build.ts'
import { renderer } from './scripts/publish/build/render-build.ts'
import { sheetList } from './scripts/publish/build/read-sheet.ts'
import { serviceWorker } from './scripts/publish/build/worker-build.ts'
import { modulesFile } from './scripts/publish/build/build-files.ts'

const fonts = readdirSync('engine/theme/fonts').map((file) => `engine/theme/fonts/${file}`)

interface Blocks {
  frame: Record<'header' | 'rail' | 'bottomBar' | 'footer', { use: string }[]>
  pages: { MAIN: { blocks: { use: string }[] } }
}

/** Returns the files of the usual frame and main page. Only a build reads them: a wrong file stops no dev server. */
function usualFiles(): string[] {
  const { frame, pages } = JSON.parse(readFileSync('manifests/base.json', 'utf8')) as Blocks
  const { header, rail, bottomBar, footer } = frame
  const uses = [header, rail, bottomBar, footer, pages.MAIN.blocks].flat().map(({ use }) => use)
  // Most brands have sectors on their main page; every look of jackpots is drawn with their list.
  return [
    ...[...uses, 'sectors'].map((use) => `/widgets/blocks/${use}/index.tsx`),
    '/domains/jackpots/parts/jackpot-list.tsx',
  ]
}

/** Puts the usual blocks into the engine’s file: every page needs some, and a file of their own would cost it two requests. */
const withUsualBlocks: Plugin = {
  name: 'with-usual-blocks',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/engine/main.tsx')) return undefined
    const imports = usualFiles().map((file) => `import '${file}'`)
    return { code: [code, ...imports].join('\n'), map: null }
  },
}

/** What few brands ask of players: each page fetches what it shows of it, and nothing else. */
const lateProtection =
  /\/protection\/(parts\/(outcome|spend|required-limits|statement-notice|limits-link)|(required-limits|statement|limit-review|spend)-store|limit-rules)/

/**
 * A domain’s name. What visitors see of their protection needs nothing of the rest, and the code that asks for their age needs
 * no styles, which may not come.
 */
const domainOf = (id: string) => {
  if (id.includes('/protection/age-gate-store')) return 'age-gate'
  if (id.includes('/protection/parts/limits/')) return 'limit-forms'
  if (lateProtection.test(id)) return undefined
  return id.includes('/protection/parts/help-') ? 'help' : /\/domains\/([a-z]+)\//.exec(id)?.[1]
}

/** What most forms need: the forms’ folder, and the rules of the spec’s fields. */
const formsOfEveryPage =
  /\/engine\/forms\/(?!(?:typed-amount|amount|currency-spellings|phone|calling-plans)\.ts|manifest-form\/|postal-|national-number\/)/

/**
 * The chunks, by folder. What every page needs is one file, with the usual blocks. What the domains start after the first page,
 * and for a player, is one file each. What several other widgets share is a file per domain, one for forms, and one for the rest
 * of the engine: each file of its own would cost a request more than its bytes.
 */
const groups = [
  {
    name: 'engine',
    tags: ['$initial' as const],
    test: (id: string) => !/\/theme\/fonts\//.test(id),
    priority: 6,
  },
  // The matches of main pages, with the slip beside them.
  { name: 'match-places', test: /\/domains\/matches\/(parts\/|slip-store)/, priority: 4 },
  { name: 'matches', test: /\/domains\/matches\//, minShareCount: 2, priority: 4 },
  { name: 'windows', test: /\/engine\/ui\/window\//, minShareCount: 2, priority: 4 },
  { name: 'forms', test: formsOfEveryPage, minShareCount: 2, priority: 3 },
  // Small kinds of fields: each in a file of its own would cost a form several requests.
  { name: 'fields', test: /\/widgets\/fields\/(text|password|email|code)\//, priority: 4 },
  // Forms of the manifest: few pages have one.
  { name: 'manifest-forms', test: /\/engine\/forms\/manifest-form\//, minShareCount: 2, priority: 3 },
  // Few forms ask for an amount or a phone number.
  { name: 'amounts', test: /\/engine\/forms\/(typed-amount|amount|currency-spellings)\.ts/, priority: 2 },
  { name: 'phones', test: /\/engine\/forms\/(phone|calling-plans)\.ts/, priority: 2 },
  { name: 'vendor-script', test: /\/engine\/frames\/script\//, priority: 4 },
  { name: 'frames', test: /\/engine\/frames\//, minShareCount: 2, priority: 3 },
  // Few pages show HTML of the platform.
  { name: 'safe-html', test: /\/dompurify\/|\/engine\/ui\/safe-html/, priority: 5 },
  // Only blocks with texts of the brand.
  { name: 'markdown', test: /\/marked\/|\/engine\/ui\/markdown/, priority: 5 },
  // Games and sportsbooks open the sheet to deposit, and need nothing else of payments.
  {
    name: 'shared',
    test: /\/engine\/(data|routing|shell|ui)\/|\/payments\/parts\/use-quick-deposit|\/account\/flags/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'payment-records',
    test: /\/payments\/(payment|payment-records|return-query|trust|shown-result)\.ts|\/schemas\/generated\/(calls|read)\/payments\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  // Footers show how to pay, and need nothing else of payments.
  { name: 'payment-mark', test: /\/payments\/parts\/payment-mark/, priority: 5 },
  // The welcome offer registers nobody.
  { name: 'offered-bonuses', test: /\/account\/(offered-bonuses|parts\/use-bonus-amount)\./, priority: 5 },
  // Rows of games are for visitors too, and would bring all that is fetched for players.
  { name: 'known-games', test: /\/games\/known-game-store/, priority: 5 },
  // Without it, the forms of accounts, payments and the wheel would bring all that is fetched for players.
  {
    name: 'once',
    test: /\/engine\/(data\/(once\/|browser|channel-locks|lasting-storage|locks|retry|storage-locks)|shell\/writes-of)/,
    minShareCount: 2,
    priority: 5,
  },
  // What became of a deposit, for pages that show nothing else of payments.
  {
    name: 'deposit-results',
    test: /\/payments\/(find-deposit|returned-deposit-store|parts\/(result-icon|use-result-texts|use-returned-deposit))\./,
    minShareCount: 2,
    priority: 0,
  },
  // It reads the player’s deposits, and shows no history.
  { name: 'history-calls', test: /\/schemas\/generated\/(calls|read)\/histories\.ts/, priority: 5 },
  // The badge in the header shows no wheel.
  { name: 'wheel-parts', test: /\/domains\/wheel\/parts\//, minShareCount: 2, priority: 1 },
  // Without it, code for players would bring the live connection, whose file needs it too.
  { name: 'play-time', test: /\/protection\/(play-time-record|statement-record|is-watched)/, priority: 6 },
  // Games and the clock show it, and limits would bring their forms.
  { name: 'session-time', test: /\/protection\/(play-time-store|parts\/duration)/, priority: 5 },
  { name: 'later', test: /\/domains\/[a-z]+\/later\.ts$|\/engine\/boot\/after-first-page\.ts$/, priority: 4 },
  { name: 'player', test: /\/domains\/[a-z]+\/player\.ts$/, priority: 3 },
  { name: domainOf, test: /\/domains\//, minShareCount: 2, priority: 0 },
]

/** Texts and framable pages belong to the build; brands’ pictures are published with the brands, so that no number of them makes it slower. */
const withoutArt: Plugin = {
  name: 'without-art',
  apply: 'build',
  writeBundle: ({ dir = '' }) =>
    cpSync('public', dir, { recursive: true, filter: (file) => file !== join('public', 'brands') }),
}

/** The router’s package names its development build, which also carries its warnings. */
const routerForProduction = [
  ['react-router', 'index'],
  ['react-router/dom', 'dom-export'],
].map(([find, file]) => ({
  find: new RegExp(`^${find}$`),
  replacement: join(import.meta.dirname, `node_modules/react-router/dist/production/${file}.mjs`),
}))

/** Lists the modules of each script of a build by path. */
const moduleList: Plugin = {
  name: 'module-list',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output : []))
    const list = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => relative(process.cwd(), id))])
    this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(Object.fromEntries(list)) })
  },
}

const define = { APP_VERSION: JSON.stringify(appPackage.version) }

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    withUsualBlocks,
    withoutArt,
    moduleList,
    sheetList,
    renderer(define),
    firstScript(),
    serviceWorker(),
  ],
  define,
  css: { modules: classNames },
  resolve: { alias: command === 'build' ? routerForProduction : [] },
  build: {
    // The browsers below know all of it but static blocks, which nothing here has (`npm test -- targets`). For Safari 15 itself
    // Vite would turn each private field of a store into a WeakMap.
    target: 'es2022',
    cssTarget: ['safari15', 'chrome90', 'firefox100'],
    manifest: true,
    copyPublicDir: false,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', ...fonts],
      output: { codeSplitting: { groups } },
    },
  },
}))
