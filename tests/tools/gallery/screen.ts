import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import type { Control } from '#testing/browser/control.ts'

/** An open page and the tools to prepare it. */
export interface Visit {
  page: Page
  manifest: Manifest
  sandbox: Control
  /** The demo player of the brand’s currency. */
  login: string
}

/** A picture to take: a page, a page in a certain state, or a window over one. */
export interface Screen {
  /** A key of the route table for a page, else another name. */
  name: string
  /** Without the language. */
  path: string
  /** Whether the demo player is signed in. */
  player?: boolean
  /** Whether the questions for consent and age are still open. */
  asked?: boolean
  /** Whether only the screen is shown instead of the whole page. */
  window?: boolean
  /** Whether it needs an empty storage. */
  fresh?: boolean
  /** Whether the service worker is needed. */
  worker?: boolean
  /** Whether it is shown while the page is loading. */
  loading?: boolean
  before?: (visit: Visit) => Promise<unknown>
  after?: (visit: Visit) => Promise<unknown>
}
