import { chromium as launcher, type Browser } from '@playwright/test'
import type { Sandbox } from '../sandbox/app/server.ts'
import { readyChromium } from '../scripts/browser.ts'
import type { Brand } from '../scripts/publish/brands/brands.ts'
import { serve, type ServeOptions } from '../scripts/serve.ts'
import { freePort } from '../scripts/machine/free-port.ts'

/** All brands, served on a port, and a browser. */
interface Served {
  browser: Browser
  brands: Brand[]
  port: number
  sandbox: Sandbox
}

/** Runs `measure` with all brands served by a new sandbox, from `dist` or the build in `BUILD`, and ends all of it afterwards. */
export async function inBrowser<Figures>(
  measure: (served: Served) => Promise<Figures>,
  options: Partial<ServeOptions> = {},
): Promise<Figures> {
  const port = await freePort()
  const { sandbox, brands } = await serve({
    port,
    build: process.env.BUILD,
    manifests: 'manifests',
    api: '',
    database: ':memory:',
    ...options,
  })
  const browser = await launcher.launch(readyChromium())
  try {
    return await measure({ browser, brands, port, sandbox })
  } finally {
    await browser.close()
    await sandbox.close()
  }
}
