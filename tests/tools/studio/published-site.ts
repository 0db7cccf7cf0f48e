import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { layout } from '../../../scripts/publish/store/folder/layout.ts'

/** Opens a page of a site that Studio has published, as a visitor’s browser gets it. Its platform answers everything with nothing. */
export async function openPublished(page: Page, site: string, host: string, path = '/') {
  const folder = layout.host(site, host)
  const origin = `https://${host}`
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  await page.routeWebSocket(/./, () => {})
  await page.route(/^https:/, (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    const file =
      hostname === host && [join(folder, pathname), join(folder, pathname, 'index.html')].find((each) => isFile(each))
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 204, headers })
  })
  await page.goto(`${origin}${path}`)
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()
