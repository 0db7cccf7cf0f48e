import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

/** The built pages that the product is compared with. */
interface Rivals {
  names: readonly string[]
  folder: string
  remove(): void
}

/** Builds pages of bench/rivals/<bench> into a temporary folder. */
export async function buildRivals(bench: string, names: readonly string[]): Promise<Rivals> {
  const folder = mkdtempSync(join(tmpdir(), `bench-${bench}-`))
  const input = Object.fromEntries(names.map((name) => [name, `bench/rivals/${bench}/${name}.tsx`]))
  const output = { entryFileNames: '[name].js', assetFileNames: '[name][extname]' }
  await build({
    configFile: false,
    logLevel: 'error',
    base: '/bench/',
    publicDir: false,
    plugins: [react()],
    build: { outDir: folder, cssCodeSplit: false, rolldownOptions: { input, output } },
  })
  return { names, folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** Serves `/bench/…` of any origin from the folder. */
export async function servingRivals(page: Page, { names, folder }: Rivals): Promise<void> {
  await page.route('**/bench/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/bench/', '')
    if (names.includes(path)) return route.fulfill({ contentType: 'text/html', body: html(path) })
    return route.fulfill({
      contentType: types[path.split('.').pop() ?? ''] ?? '',
      body: readFileSync(join(folder, path)),
    })
  })
}

const html = (name: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<link rel="stylesheet" href="/bench/style.css"><div id="root"></div><script type="module" src="/bench/${name}.js"></script></html>`
