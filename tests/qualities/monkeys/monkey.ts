import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { initialAnswers, keep } from '#testing/browser/answers.ts'
import type { Control } from '#testing/browser/control.ts'
import { type Step, stepsOf } from './actions.ts'
import { checkNavigation, misplaced, stillLoading, closeModals } from './checks.ts'
import { preventLeaving } from './in-page.ts'
import { perform } from './perform.ts'
import { keepSignedIn } from './session.ts'
import { reportsOf, tellViolations, watch } from './watch.ts'

/** What a monkey runs on. */
interface Run {
  manifest: Manifest
  sandbox: Control
  origin: string
  seed: number
  actions: number
  hasTouch: boolean
}

/** A fault found by a monkey: after which step, and the actions before it. */
export interface Fault {
  kind: 'error' | 'layout' | 'stuck'
  message: string
  step: number
  last: string[]
}

/** The number of actions between two checks of the whole page. */
const batch = 25
const reportedActions = 20
const stepTimeoutMs = 30_000

/** Errors caused by a new document; not faults. */
const interrupted =
  /context was destroyed|Cannot find context|rame (was|got) detached|interrupted by another navigation|net::ERR_|Not attached to an active page|Execution context is not available|about:blank|origin 'null'/

const ready = () => document.querySelector('main')?.dataset.state !== 'loading'

/** Runs a monkey on a new page of the brand. Returns each fault once. */
export async function release(
  page: Page,
  { manifest, sandbox, origin, seed, actions, hasTouch }: Run,
): Promise<Fault[]> {
  const faults = new Map<string, Fault>()
  const log: string[] = []
  let isLost = false
  // Checks since the connection was lost: on a busy machine, its effects are reported late.
  let sinceLost = Infinity
  const note = (kind: Fault['kind'], messages: string[]) => {
    for (const message of messages) {
      if (!faults.has(message))
        faults.set(message, { kind, message, step: log.length, last: log.slice(-reportedActions) })
    }
  }
  const connect = async (isConnected: boolean) => {
    isLost = !isConnected
    if (isLost) sinceLost = 0
    await page.context().setOffline(isLost)
    if (isLost) await sandbox.disconnect()
  }
  const pageErrors = watch(page, () => sinceLost < 2)
  const place = { page, manifest, hasTouch, connect }

  async function comeHome() {
    if (page.url().startsWith(`${origin}/`)) return
    await connect(true)
    await page.goto('/', { waitUntil: 'commit' })
  }

  async function take({ action, waitFor }: Step) {
    if (isLost && action.kind === 'load') return log.push(`${log.length + 1} load: no connection`)
    const index = log.push(`${log.length + 1} ${action.kind}`) - 1
    log[index] += `: ${await perform(action, place)}`
    if (waitFor !== 'none') await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 16)))
    if (waitFor === 'ready')
      for (let time = 0; time < 20 && !(await page.evaluate(ready)); time++)
        await new Promise((resolve) => setTimeout(resolve, 25))
    return index
  }

  async function look() {
    if (isLost) await connect(true)
    await comeHome()
    note(
      'stuck',
      (await stillLoading(page)).map((what) => `loading for ever at ${page.url()}: ${what}`),
    )
    note(
      'layout',
      (await misplaced(page)).map((what) => `outside the ${page.viewportSize()!.width} px at ${page.url()}: ${what}`),
    )
    note(
      'stuck',
      (await closeModals(page)).map((what) => `a window that cannot be closed at ${page.url()}: ${what}`),
    )
    note('error', pageErrors.take())
    sinceLost++
    await keepSignedIn(page, seed, sandbox)
  }

  const unlessInterrupted = (work: Promise<unknown>) =>
    work.catch((error: Error) => interrupted.test(error.message) || note('stuck', [error.message]))

  await page.addInitScript(preventLeaving)
  await page.addInitScript(tellViolations)
  if (seed % 5) await page.addInitScript(keep, initialAnswers(manifest.id, manifest))
  page.context().on('page', (other) => void other.close())
  await page.goto('/')
  await keepSignedIn(page, seed, sandbox)
  const steps = stepsOf(seed, actions)
  for (const step of steps) {
    await unlessInterrupted(within(stepTimeoutMs, take(step)))
    note('error', pageErrors.take())
    await unlessInterrupted(comeHome())
    if (log.length % batch === 0 || log.length === actions) await unlessInterrupted(look())
  }
  note('stuck', await checkNavigation(page))
  note('error', pageErrors.take())
  note(
    'error',
    reportsOf(
      await sandbox.errors(),
      steps.some(({ action }) => action.kind === 'connection' && action.isLost),
    ),
  )
  return [...faults.values()]
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>(
    (_resolve, reject) => (timer = setTimeout(() => reject(new Error(`no answer for ${ms / 1000} s`)), ms)),
  )
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
