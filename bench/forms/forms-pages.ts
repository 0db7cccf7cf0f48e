import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { contentSecurityPolicy } from '../../scripts/publish/policy/csp.ts'

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }
const origin = 'http://bench.localhost'
const policy = contentSecurityPolicy({ script: '', styles: [], api: '', frames: [], vendors: [] })

/** Builds pages of bench/rivals/forms, each in its own bundle, into a temporary folder. */
export async function buildForms(names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-forms-'))
  for (const name of names) await buildForm(name, join(folder, name))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

const buildForm = (name: string, outDir: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    base: `/${name}/`,
    publicDir: false,
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2022',
      minify: 'terser',
      terserOptions: { module: true, compress: { passes: 2 } },
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `bench/rivals/forms/${name}.tsx`, output: { entryFileNames: 'main.js' } },
    },
  })

/**
 * Serves a form’s page and files, with the project’s strict policy or none. `scripts` becomes the Brotli size of the requested
 * scripts, in bytes.
 */
export async function serveForm(page: Page, folder: string, name: string, strict: boolean) {
  const served = { address: `${origin}/${name}/`, scripts: 0 }
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === `/${name}/`) {
      const headers = { ...(strict && { 'content-security-policy': policy }) }
      return route.fulfill({ contentType: 'text/html', headers, body: html(name) })
    }
    if (path === '/favicon.ico') return route.fulfill({ status: 204 })
    const body = readFileSync(join(folder, path))
    const type = path.split('.').pop() ?? ''
    if (type === 'js') served.scripts += brotliCompressSync(body).length
    return route.fulfill({ contentType: types[type] ?? '', body })
  })
  return served
}

const html = (name: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<div id="root"></div><script type="module" src="/${name}/main.js"></script></html>`
