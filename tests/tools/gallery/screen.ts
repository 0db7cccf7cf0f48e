import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import type { Control } from '#testing/browser/control.ts'

/** A page at hand, and what can be done to it before or after it opens. */
export interface Visit {
  page: Page
  manifest: Manifest
  sandbox: Control
  /** The demo player of the brand’s currency. */
  login: string
}

/** Something to be looked at: a page, a page in a certain state, or a window over one. */
export interface Screen {
  /** A key of the route table where it is a page, else a name beside them. */
  name: string
  /** Without the language. */
  path: string
  /** Whether the demo player is signed in. */
  player?: boolean
  /** Whether consent and age are still to be asked. */
  asked?: boolean
  /** Whether only as much as the screen holds is shown, and not the whole page. */
  window?: boolean
  /** Whether nothing may be kept of earlier visits. */
  fresh?: boolean
  /** Whether the service worker is needed. */
  worker?: boolean
  /** Whether it is shown while the page is still waiting. */
  loading?: boolean
  before?: (visit: Visit) => Promise<unknown>
  after?: (visit: Visit) => Promise<unknown>
}
