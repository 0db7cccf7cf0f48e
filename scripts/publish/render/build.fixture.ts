import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { firstScriptFile, renderFile, sheetsFile } from '../build/build-files.ts'
import { readSheet } from '../build/read-sheet.ts'

const chunk = (file: string, imports: string[] = []) => ({ file: `${file}.js`, css: [`${file}.css`], imports })

const chunks = {
  'index.html': chunk('index'),
  _shared: chunk('shared', ['index.html']),
  'widgets/blocks/clock/index.tsx': chunk('clock', ['index.html', '_shared']),
  'widgets/blocks/sport/index.tsx': chunk('sport', ['_shared']),
  'widgets/jackpots/neon/index.tsx': chunk('neon', ['_shared']),
  'widgets/jackpots/reel/index.tsx': chunk('reel'),
  'widgets/loaders/bars/index.tsx': chunk('bars', ['index.html']),
  'engine/theme/fonts/sora.css': { file: 'sora.css' },
}

/** Each style sheet has a rule for the elements of its own name. */
const sheets = Object.fromEntries(
  ['index', 'shared', 'clock', 'sport', 'neon', 'reel', 'bars'].map((name) => [
    `${name}.css`,
    readSheet(`.${name}{color:red}`),
  ]),
)

const face = (name: string) => `@font-face{src:url(/assets/${name}.woff2)}`

/** Renders each page as what it is rendered with. */
const renderer = `exports.listItems = async () => []
exports.renderPage = async ({ page, path, language, origin, sendGet }) => ({
  html: '<h1 class="own">' + [page, path, language, origin].join(' ') + '</h1>',
  head: {}, namespaces: ['common'], boundaries: 1, failures: new Map(), errors: [],
  ...(sendGet && { content: { at: 1000, values: { '/games': await sendGet({ method: 'GET', path: '/games' }) } } }),
})`

const files: Record<string, string> = {
  'index.html': readFileSync('index.html', 'utf8'),
  '.vite/manifest.json': JSON.stringify(chunks),
  [firstScriptFile]: 'start()\n',
  [renderFile]: renderer,
  [sheetsFile]: JSON.stringify(sheets),
  'sora.css': ['sora-latin-a', 'sora-latin-ext-b', 'kufi-arabic-c'].map(face).join(''),
  'locales/en/common.json': '{"hello":"Hello"}',
  'locales/en/user.json': '{"you":"You"}',
  'locales/en/notes.txt': '',
  'locales/fr/common.json': '{"hello":"Salut"}',
  'service-worker.js': 'self',
}

/** Writes a small build into a temporary folder. */
export function buildFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}
