import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import axe from 'axe-core'
import { readyChromium } from '../../scripts/browser.ts'

/** Pages of each kind: text, code, tables, pictures, an entry of many. */
const pages = [
  'index.html',
  'commands.html',
  'glossary.html',
  'brands.html',
  'api/games.html',
  'diagnostics/api/not-https.html',
]
const looks = [
  { viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Below a path, because sites of documentation often are. */
const base = '/below/docs/'

/** Serves the folder as any static server does. */
async function serve(folder: string): Promise<{ server: Server; address: string }> {
  const server = createServer(({ url = '' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    try {
      const body = readFileSync(join(folder, path.startsWith(base) ? path.slice(base.length) : 'absent'))
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}` }
}

async function problemsOf(page: Page): Promise<string[]> {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  // Playwright’s scripts are not restricted by the page’s policy.
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    return (await run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)
  })
  return [...(isWide ? ['is wider than the screen'] : []), ...violations]
}

/** Searches for a code and opens the first result by keyboard. */
async function searchProblems(page: Page, address: string): Promise<string[]> {
  await page.goto(`${address}index.html`)
  await page.fill('#search', 'not-https')
  await page.locator('#results a').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const found = page.waitForURL('**/diagnostics/api/not-https.html', { timeout: 5000 })
  return found.then(
    () => [],
    () => ['search does not lead to api/not-https'],
  )
}

async function look(browser: Browser, address: string, how: (typeof looks)[number]): Promise<string[]> {
  const context = await browser.newContext(how)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(`${page.url()}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  for (const path of pages) {
    await page.goto(address + path)
    for (const problem of await problemsOf(page)) problems.push(`${path} (${how.viewport.width} px): ${problem}`)
  }
  problems.push(...(await searchProblems(page, address)))
  await context.close()
  return problems
}

/** Opens the site in a browser: returns what is inaccessible, too wide, blocked by its policy, or not found by search. */
export async function checkSite(folder: string): Promise<string[]> {
  const { server, address } = await serve(folder)
  const browser = await chromium.launch(readyChromium())
  const problems: string[] = []
  for (const how of looks) problems.push(...(await look(browser, address, how)))
  await browser.close()
  server.close()
  return problems
}
