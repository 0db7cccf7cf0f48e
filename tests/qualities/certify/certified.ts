import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { standInControls } from '../../../scripts/brand/certify/controls.ts'
import type { Report, Result } from '../../../scripts/brand/certify/report.ts'
import { certify, type CertifyOptions } from '../../../scripts/brand/certify/run.ts'
import { sandboxSite } from '../../../scripts/brand/certify/site.ts'
import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'

export interface Planted {
  /** Plants a fault in each browser context. `port` is that of the stand-ins. */
  plant?: (context: BrowserContext, port: number) => Promise<unknown>
  /** Changes the brand’s manifest; the stand-ins’ addresses are not in it yet. */
  change?: (manifest: Record<string, unknown>) => void
}

type Chosen = Partial<Pick<CertifyOptions, 'only' | 'event' | 'timeoutMs'>> & Planted

/** Certifies a brand with the sandbox, as the command does, with a fault if one is planted. */
export async function certified(
  brand: string,
  { plant, change, timeoutMs = 30_000, ...options }: Chosen = {},
): Promise<Report> {
  const folder = change ? changedManifests(brand, change) : 'manifests'
  const site = await sandboxSite(brand, folder, process.env.BUILD ?? 'dist')
  try {
    const port = Number(new URL(site.origin).port)
    return await certify({
      site,
      controls: standInControls,
      player: demoAccounts.find(({ login }) => login === 'claire')!,
      timeoutMs,
      ...options,
      ...(plant && { onContext: async (context) => void (await plant(context, port)) }),
    })
  } finally {
    await site.close()
    if (change) rmSync(folder, { recursive: true })
  }
}

function changedManifests(brand: string, change: NonNullable<Planted['change']>): string {
  const folder = mkdtempSync(join(tmpdir(), 'certify-'))
  cpSync('manifests', folder, { recursive: true })
  const file = join(folder, `${brand}.json`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  change(manifest)
  writeFileSync(file, JSON.stringify(manifest))
  return folder
}

/** The results of a report by `integration/check`. */
export const resultsOf = ({ integrations }: Report): Map<string, Result> =>
  new Map(
    integrations.flatMap(({ integration, results }) =>
      results.map((result) => [`${integration}/${result.check}`, result] as const),
    ),
  )

/** The failed checks of a report, as `integration/check`. */
export const failedOf = (report: Report): string[] =>
  [...resultsOf(report)].flatMap(([name, { outcome }]) => (outcome === 'failed' ? [name] : []))

/** Adds code to the end of a vendor’s script. */
export const addToScript = (context: BrowserContext, path: RegExp, code: string) =>
  context.route(path, async (route) => {
    const request = route.request()
    const { host } = new URL(request.url())
    // Node does not resolve names below localhost.
    const url = request.url().replace(/\/\/[^:/]+/, '//127.0.0.1')
    // A page may be closed before its script comes.
    const answer = await route.fetch({ url, headers: { ...request.headers(), host } }).catch(() => undefined)
    if (!answer) return route.abort().catch(() => undefined)
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;${code}` })
  })
