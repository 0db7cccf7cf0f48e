import type { Browser, BrowserContext } from '@playwright/test'
import { readyChromium } from '../../browser.ts'
import type { Check, CheckContext, Integration } from './check.ts'
import type { Credentials } from '../publish/site-access.ts'
import { Failure, NotTried } from './verdict.ts'
import type { Controls } from './controls.ts'
import { integrationsOf } from './integrations.ts'
import type { Report, Result } from './report.ts'
import type { Site } from './site.ts'
import { Visitors } from './visit.ts'

export interface CertifyOptions {
  site: Site
  controls: Controls
  player?: Credentials | undefined
  event?: string | undefined
  game?: string | undefined
  timeoutMs: number
  /** Ids of integrations, or of checks as `sport/policy`; everything if absent. */
  only?: readonly string[] | undefined
  /** Called as each check ends. */
  onResult?: (integration: string, result: Result) => void
  /** Called with each browser context before its page opens. */
  onContext?: (context: BrowserContext) => Promise<void>
}

/** Why nothing can be certified: names of `only` that no integration or check has, or no browser. */
export class CannotCertify extends Error {}

/** Carries out the checks of a brand’s integrations, one after the other: they share the machine that they measure. */
export async function certify({
  site,
  only,
  onResult,
  onContext,
  player,
  ...options
}: CertifyOptions): Promise<Report> {
  const started = performance.now()
  const { manifest, origin, sandbox, vendors } = site
  const chosen = chosenOf(integrationsOf(manifest), only)
  const browser = await launch()
  try {
    const visitors = new Visitors({ browser, origin, manifest, player, onContext })
    const context: CheckContext = {
      manifest,
      origin,
      sandbox,
      vendors,
      player,
      ...options,
      visit: (visit) => visitors.visit(visit),
    }
    const integrations: Report['integrations'] = []
    for (const { id, name, setting, checks } of chosen) {
      const results: Result[] = []
      for (const check of checks) {
        const result = await resultOf(check, context)
        await visitors.close()
        results.push(result)
        onResult?.(id, result)
      }
      integrations.push({ integration: id, name, setting, results })
    }
    return {
      brand: manifest.id,
      origin,
      isSandbox: sandbox !== undefined,
      milliseconds: Math.round(performance.now() - started),
      integrations,
    }
  } finally {
    await browser.close()
  }
}

function chosenOf(all: readonly Integration[], only: readonly string[] | undefined): Integration[] {
  if (only === undefined) return [...all]
  const known = all.flatMap(({ id, checks }) => [id, ...checks.map((check) => `${id}/${check.id}`)])
  const unknown = only.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new CannotCertify(
      `the brand has no ${unknown.join(', ')} (integrations: ${all.map(({ id }) => id).join(', ')})`,
    )
  return all.flatMap((integration) => {
    const { id, checks } = integration
    const kept = only.includes(id) ? checks : checks.filter((check) => only.includes(`${id}/${check.id}`))
    return kept.length > 0 ? [{ ...integration, checks: kept }] : []
  })
}

async function resultOf({ id, title, run }: Check, context: CheckContext): Promise<Result> {
  const started = performance.now()
  const result = await outcomeOf(run, context)
  return { check: id, title, milliseconds: Math.round(performance.now() - started), ...result }
}

async function outcomeOf(
  run: Check['run'],
  context: CheckContext,
): Promise<Omit<Result, 'check' | 'title' | 'milliseconds'>> {
  try {
    return { outcome: 'passed', ...(await run(context)) }
  } catch (error) {
    if (error instanceof NotTried) return { outcome: error.outcome, reason: error.message }
    if (error instanceof Failure) {
      const { expected, seen, remedy, findings } = error
      return { outcome: 'failed', expected, seen, ...(remedy !== undefined && { remedy }), ...findings }
    }
    return { outcome: 'failed', expected: 'the check to go on', seen: (error as Error).message.split('\n')[0]! }
  }
}

/** The image of the tools has neither Playwright nor a browser. */
async function launch(): Promise<Browser> {
  const { chromium } = await import('@playwright/test').catch(() => {
    throw new CannotCertify('it needs Playwright, which this installation does not have: use a checkout of the project')
  })
  return chromium.launch(readyChromium())
}
