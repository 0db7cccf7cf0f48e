import { spawn } from 'node:child_process'
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { visitorContext, type Applied } from '../../../studio/preview/protocol.ts'
import type { CheckPage } from './check-page.ts'
import { token } from './token.ts'

/** Away from the ports of the other tests’ servers. */
const firstPort = Number(process.env.TEST_PORT ?? 4620) + 100

type Event = CheckPage['events'][number]

/** A preview that a test steers from a page in place of Studio. */
export interface Steered {
  frame: FrameLocator
  manifest: Manifest
  /** Runs in Studio’s page. */
  steer<Value>(act: (check: CheckPage, value: Value) => void, value?: Value): Promise<void>
  /** Waits for the next event of a kind since the last one of that kind was taken. */
  next<Kind extends Event['kind']>(kind: Kind): Promise<Extract<Event, { kind: Kind }>>
  /** Changes the manifest and waits until it is applied. */
  patch(change: (manifest: Manifest) => void): Promise<Applied>
  /** Fails if the page in the frame has started again since it was opened. */
  expectSamePage(): Promise<void>
}

export const test = base.extend<{ open: (path?: string) => Promise<Steered> }, { port: number }>({
  port: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern.
    async ({}, use, { parallelIndex }) => {
      const port = firstPort + parallelIndex
      const env = { ...process.env, SANDBOX_PASSWORD_COST: '8' }
      const child = spawn(process.execPath, ['tests/tools/studio/serve.ts', String(port)], { env })
      process.once('exit', () => child.kill('SIGKILL'))
      let output = ''
      child.stderr.on('data', (chunk) => (output += chunk))
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve())
        child.once('exit', (code) => reject(new Error(`The server exited with ${code}:\n${output}`)))
      })
      await use(port)
      child.kill('SIGTERM')
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ page, port }, use) => use((path = '/') => openPreview(page, port, path)),
})

async function openPreview(page: Page, port: number, path: string): Promise<Steered> {
  const { manifest } = readBrands('manifests').find(({ id }) => id === 'betogol')!
  const taken = new Map<string, number>()
  const frame = page.frameLocator('iframe').first()
  const steered: Steered = {
    frame,
    manifest,
    steer: async (act, value) =>
      page.evaluate(`(${act.toString()})(window.check, ${JSON.stringify(value)})`).then(() => undefined),
    async next(kind) {
      const index = taken.get(kind) ?? 0
      taken.set(kind, index + 1)
      const find = ([name, at]: [string, number]) =>
        (window as unknown as { check: CheckPage }).check.events.filter((event) => event.kind === name)[at]
      await expect
        .poll(() => page.evaluate(find, [kind, index] as [string, number]), { message: kind, timeout: 30_000 })
        .toBeTruthy()
      return (await page.evaluate(find, [kind, index] as [string, number])) as never
    },
    async patch(change) {
      change(manifest)
      await steered.steer((check, value) => void check.preview.showManifest(value), manifest)
      return steered.next('applied')
    },
    expectSamePage: async () =>
      expect(await frame.locator('html').evaluate(() => 'opened' in window), 'the page has started again').toBe(true),
  }
  await page.goto(`http://studio.localhost:${port}/`)
  const address = `http://${manifest.id}.localhost:${port}${path}`
  await steered.steer((check, given) => check.open(given.address, given.token, given.manifest, given.context), {
    address,
    token,
    manifest,
    context: visitorContext,
  })
  await steered.next('ready')
  await steered.next('applied')
  await expect(frame.locator('main')).toHaveAttribute('data-state', 'ready')
  await frame.locator('html').evaluate(() => Object.assign(window, { opened: true }))
  return steered
}

export { expect } from '@playwright/test'
