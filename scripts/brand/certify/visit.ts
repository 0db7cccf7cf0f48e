import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import type { Credentials } from '../publish/site-access.ts'
import { Failure } from './verdict.ts'
import { watch, type Watched } from './watch.ts'

export interface VisitOptions {
  path?: string
  /** Whether the player is signed in. */
  signedIn?: boolean
  consent?: Consent
  width?: number
}

/** An open page, and what happened in it. */
export interface Visit extends Watched {
  page: Page
  context: BrowserContext
}

interface Visitor {
  browser: Browser
  origin: string
  manifest: Manifest
  player: Credentials | undefined
  /** Called with each new context, before its page opens: tests plant faults in it. */
  onContext: ((context: BrowserContext) => Promise<void>) | undefined
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** How long a click or a field may take. */
const actionTimeoutMs = 10_000

/** How long a page may take to load. */
const navigationTimeoutMs = 60_000

/** Opens pages of a site, each in a context of its own. The player signs in once, and every context has the session. */
export class Visitors {
  readonly #visitor: Visitor
  readonly #open = new Set<BrowserContext>()
  #session: State | undefined

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  async visit({ path = '/', signedIn = false, consent = 'none', width = 1440 }: VisitOptions = {}): Promise<Visit> {
    const { origin, manifest } = this.#visitor
    const session = signedIn ? await this.#signedIn() : undefined
    const context = await this.#context({ width, ...(session && { session }) })
    await this.#visitor.onContext?.(context)
    await context.addInitScript(keep, initialAnswers(manifest, consent))
    const watched = await watch(context, origin)
    const page = await context.newPage()
    await page.goto(new URL(path, origin).href)
    await page.locator('main[data-page]').waitFor()
    return { page, context, ...watched }
  }

  /** Ends every context that is open. */
  async close() {
    await Promise.all([...this.#open].map((context) => context.close().catch(() => undefined)))
    this.#open.clear()
  }

  async #context({ width, session }: { width: number; session?: State }): Promise<BrowserContext> {
    const options: BrowserContextOptions = {
      viewport: { width, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      // A worker would hide requests.
      serviceWorkers: 'block',
      ...(session && { storageState: session }),
    }
    const context = await this.#visitor.browser.newContext(options)
    context.setDefaultTimeout(actionTimeoutMs)
    context.setDefaultNavigationTimeout(navigationTimeoutMs)
    this.#open.add(context)
    return context
  }

  async #signedIn(): Promise<State> {
    if (this.#session) return this.#session
    const { origin, manifest, player } = this.#visitor
    const context = await this.#context({ width: 1440 })
    await context.addInitScript(keep, initialAnswers(manifest, 'none'))
    const page = await context.newPage()
    await page.goto(new URL(manifest.pages.LOGIN.path, origin).href)
    await signIn(page, player!)
    const state = await context.storageState()
    this.#session = { cookies: state.cookies, origins: [] }
    return this.#session
  }
}

/** What the visitor answered to the question of consent. */
type Consent = 'all' | 'none' | 'unanswered'

/** Returns the storage items that answer a brand’s initial questions: consent, and of age. */
export function initialAnswers({ id }: Pick<Manifest, 'id'>, consent: Consent): Record<string, string> {
  const date = new Date().toISOString()
  const granted = consent === 'all'
  const choice = JSON.stringify({ date, granted: { analytics: granted, advertising: granted, support: granted } })
  return { ...(consent !== 'unanswered' && { [`consent:${id}`]: choice }), [`age-gate:${id}`]: date }
}

/** Runs in the page before anything else: stores the answers. A frame with an opaque origin has no storage. */
export function keep(answers: Record<string, string>) {
  if (window.top !== window || window.origin === 'null') return
  for (const [key, value] of Object.entries(answers)) if (!localStorage.getItem(key)) localStorage.setItem(key, value)
}

/** Signs a player in with the form of the open page. */
export async function signIn(page: Page, { login, password }: Credentials) {
  await page.locator('[data-field=login] input').fill(login)
  await page.locator('[data-field=password] input').fill(password)
  await page.locator('[data-form=login] [type=submit]').click()
  await page
    .locator('[data-balance]')
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => {
      throw new Failure(`that ${login} can sign in`, 'no balance after the form was sent')
    })
}

/** Closes what the operator shows to players, such as messages: it would be in the way of clicks. */
export async function closeDialogs(page: Page) {
  for (let count = 0; count < 10 && (await page.locator('dialog[open]').count()) > 0; count++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
  }
}
