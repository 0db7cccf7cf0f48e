import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

/** Away from the ports of the other tests’ servers. */
const firstPort = Number(process.env.TEST_PORT ?? 4620) + 200

/** Studio over a scratch folder of manifests. */
export interface ScratchStudio {
  address: string
  /** The folders of the manifests and of the published site. */
  folder: string
  site: string
  textOf(id: string): string
  write(id: string, text: string): void
  /** Returns the lines that differ from those at the start: `-` removed, `+` added. */
  diff(id: string): string[]
  remove(id: string): void
  /** Ends the server; with SIGKILL in the middle of whatever it does. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  start(): Promise<void>
}

interface Fixtures {
  /** Whom the site of Studio is for. */
  environment: 'production' | 'development'
  studio: ScratchStudio
  /** Opens the editor of a brand. */
  open: (id: string) => Promise<void>
}

/** Tests of Studio in a browser, each with copies of the manifests of its own. */
export const test = base.extend<Fixtures>({
  environment: ['development', { option: true }],
  // With a time of its own: a slow start is not the test’s.
  studio: [
    async ({ environment }, use, { parallelIndex }) => {
      const root = mkdtempSync(join(tmpdir(), 'studio-'))
      const manifests = join(root, 'manifests')
      cpSync('manifests', manifests, { recursive: true })
      cpSync('public/brands', join(root, 'public/brands'), { recursive: true })
      const port = firstPort + parallelIndex
      const studio = scratch(manifests, join(root, 'site'), port, environment)
      await studio.start()
      await use(studio)
      await studio.stop()
      rmSync(root, { recursive: true })
    },
    { timeout: 120_000 },
  ],
  open: async ({ page, studio }, use) => {
    const pageErrors: string[] = []
    page.on('pageerror', ({ message }) => pageErrors.push(message))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        throw new Error(`CSP: ${violatedDirective} ${blockedURI}`)
      }),
    )
    await use(async (id) => {
      await page.goto(studio.address)
      await page.getByRole('link', { name: new RegExp(`^${id}`, 'i') }).click()
      await expect(page.locator('.panes')).toBeVisible()
    })
    expect(pageErrors).toEqual([])
  },
})

function scratch(manifests: string, site: string, port: number, environment: string): ScratchStudio {
  const file = (id: string) => join(manifests, `${id}.json`)
  const before = new Map<string, string>()
  const textOf = (id: string) => readFileSync(file(id), 'utf8')
  for (const id of ['atlas', 'donxbet', 'base']) before.set(id, textOf(id))
  const lines = (text: string) => text.split('\n')
  let stop: ScratchStudio['stop'] = async () => {}
  return {
    address: '',
    folder: manifests,
    site,
    textOf,
    write: (id, text) => writeFileSync(file(id), text),
    diff(id) {
      const [old, now] = [lines(before.get(id)!), lines(textOf(id))]
      const removed = old.filter((line) => !now.includes(line)).map((line) => `-${line}`)
      return [...removed, ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`)]
    },
    remove: (id) => rmSync(file(id)),
    stop: (signal) => stop(signal),
    async start() {
      const env = {
        ...process.env,
        PORT: String(port),
        MANIFESTS: manifests,
        SITE: site,
        SANDBOX_DB: ':memory:',
        SANDBOX_JACKPOT_INTERVAL: '0',
        SANDBOX_PASSWORD_COST: '8',
      }
      const child = spawn(process.execPath, ['scripts/studio.ts', '--environment', environment], { env })
      // A set-up that takes too long ends with the worker: the next test has the port again.
      const end = () => child.kill('SIGKILL')
      process.once('exit', end)
      child.once('exit', () => process.off('exit', end))
      this.address = await new Promise<string>((resolve, reject) => {
        let output = ''
        const read = (chunk: Buffer) => {
          output += String(chunk)
          const [address] = /http:\S+#token=\S+/.exec(output) ?? []
          if (address) resolve(address)
        }
        child.stdout.on('data', read)
        child.stderr.on('data', read)
        child.once('exit', (code) => reject(new Error(`Studio exited with ${code}:\n${output}`)))
      })
      stop = (signal = 'SIGTERM') =>
        new Promise((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) return resolve()
          child.once('exit', () => resolve())
          child.kill(signal)
        })
    },
  }
}

/** Selects an entry of the tree by its pointer. */
export const select = (page: Page, pointer: string) =>
  page.locator(`[role=treeitem][data-pointer="${pointer}"]`).click()

/** The field of a setting. */
export const field = (page: Page, pointer: string) => page.locator(`.field[data-pointer="${pointer}"]`)

/** The tabs of the inspector. */
export const tabs = ['Settings', 'Theme', 'Texts', 'Checks', 'Changes', 'File', 'Publish']

/** Saves, and waits until it is done. */
export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.save-state')).toHaveText(/^Saved/)
}

export { expect } from '@playwright/test'
