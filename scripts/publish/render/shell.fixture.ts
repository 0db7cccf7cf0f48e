import { readFileSync } from 'node:fs'
import type { Manifest } from '#manifest'
import type { PageBody, ShellParts } from './shell.ts'

/** The page as the build has it. */
const built =
  '<script type="module" crossorigin src="/assets/index.js"></script>\n    <link rel="modulepreload" crossorigin href="/assets/runtime.js">\n    <link rel="stylesheet" crossorigin href="/assets/index.css">\n  </head>'

/** What a brand’s main page is made of, without a body. */
export const shellParts = ({ languages: [language] }: Pick<Manifest, 'languages'>): ShellParts => ({
  page: readFileSync('index.html', 'utf8').replace('</head>', built),
  version: '1.7.51+0',
  firstScript: 'start()',
  file: { name: 'index.html', language, page: 'MAIN', path: '/' },
  assets: { scripts: ['assets/a.js'], styles: ['assets/a.css'] },
  head: ['<title>Brand</title>'],
})

/** What is drawn in a page. */
export const pageBody = (change: Partial<PageBody> = {}): PageBody => ({
  html: '<header class="head">Menu</header>',
  css: '.head{color:red}',
  head: {},
  reads: {},
  namespaces: ['common', 'user'],
  boundaries: 3,
  failures: new Map(),
  hasOtherIcons: false,
  errors: [],
  ...change,
})

/** Returns what a page’s script of data holds. */
export function dataIn(html: string, id: string): unknown {
  const [, text] = new RegExp(`<script type="application/json"[^>]* id="${id}">(.*?)</script>`, 's').exec(html) ?? []
  return text === undefined ? undefined : JSON.parse(text)
}
