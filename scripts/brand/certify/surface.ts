import type { Page } from '@playwright/test'
import type { RouteKey } from '#manifest'
import type { CheckContext } from './check.ts'
import { Failure } from './verdict.ts'
import { readUntil } from './read-until.ts'
import { VendorView } from './vendor-view.ts'
import { closeDialogs, type Visit, type VisitOptions } from './visit.ts'

/** A page that shows a vendor’s page, and where. */
export interface Surface {
  page: RouteKey
  /** The element’s selector. */
  root: string
  /** Its attribute that is `loading`, `ready` or `error`. */
  state: string
  /** Whether only players may open it. */
  forPlayers: boolean
}

/** A vendor’s page that is open. */
export interface Opened extends Visit {
  view: VendorView
}

export const stateOf = (page: Page, { root, state }: Surface): Promise<string> =>
  page
    .locator(root)
    .first()
    .getAttribute(state, { timeout: 1000 })
    .then((value) => value ?? '')
    .catch(() => '')

/** Opens a vendor’s page, ready or not. */
export async function openSurface(
  { manifest, visit }: CheckContext,
  surface: Surface,
  { query = '', ...options }: VisitOptions & { query?: string } = {},
): Promise<Opened> {
  const path = `${manifest.pages[surface.page].path}${query}`
  const opened = await visit({ path, signedIn: surface.forPlayers, ...options })
  return { ...opened, view: new VendorView(opened.page, surface.root) }
}

/** Waits until a vendor’s page is ready or shows an error, and returns which; or what it is when the time is over. */
export const settledState = (page: Page, surface: Surface, timeoutMs: number): Promise<string> =>
  readUntil(
    () => stateOf(page, surface),
    (state) => state === 'ready' || state === 'error',
    timeoutMs,
  )

/** Waits until a vendor’s page is ready; fails with what the page has logged. */
export async function waitForReady(context: CheckContext, { page, warnings, errors }: Visit, surface: Surface) {
  const state = await settledState(page, surface, context.timeoutMs)
  if (state === 'ready') return closeDialogs(page)
  const said = [...errors, ...warnings].map(({ text }) => text).slice(-3)
  const shown =
    state === 'error' ? 'the page shows an error' : `after ${context.timeoutMs / 1000} s it is ${state || 'absent'}`
  throw new Failure(
    `${surface.page} to become ready`,
    [shown, ...said].join('; '),
    'see the checks policy and arguments',
  )
}

/** Opens a vendor’s page and waits until it is ready. */
export async function openReady(
  context: CheckContext,
  surface: Surface,
  options: VisitOptions & { query?: string } = {},
): Promise<Opened> {
  const opened = await openSurface(context, surface, options)
  await waitForReady(context, opened, surface)
  return opened
}
