import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import type { Control } from '#testing/browser/control.ts'
import type { Fault, Line } from './faults.ts'

/** What a place works with. */
export interface Tools {
  page: Page
  sandbox: Control
  line: Line
  manifest: Manifest
}

/** Where a call is made, and what players see of it. */
export interface Place {
  /** The call, as the catalogue names it. */
  call: string
  /** The brand on which it is tried. */
  brand: string
  /** Who is signed in; nobody where it is absent. */
  login?: string
  /** Runs once, before the first fault. */
  prepare?: (tools: Tools) => Promise<void>
  /** Plays one fault: what is seen under it, then, the fault lifted, that the player gets on. `isTaken`: the product takes what is answered for an answer. */
  play: (tools: Tools, fault: Fault, isTaken: boolean) => Promise<void>
  /** Runs after the last fault. */
  finish?: (tools: Tools) => Promise<void>
}
