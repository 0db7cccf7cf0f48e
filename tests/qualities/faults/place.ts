import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import type { Control } from '#testing/browser/control.ts'
import type { Fault, Line } from './faults.ts'

/** The tools of a place. */
export interface Tools {
  page: Page
  sandbox: Control
  line: Line
  manifest: Manifest
  /** Signs a demo player in without the form. */
  enter: (login: string) => Promise<unknown>
}

/** Where a call is made, and what players see of it. */
export interface Place {
  /** The call, as in the catalogue. */
  call: string
  /** The brand on which it is tested. */
  brand: string
  /** The signed-in player; undefined for a visitor. */
  login?: string
  /**
   * Whether the platform carries the call out before the product gets a response that it accepts and cannot read, since what
   * the player sees then depends on it.
   */
  isMade?: boolean
  /** Runs once, before the first fault. */
  prepare?: (tools: Tools) => Promise<void>
  /**
   * Plays one fault: checks what is shown under it, and that the player can continue without it. `isTaken`: the product
   * accepts the faulty response. `isAbsent`: it says that the platform does not have the call, so that this visit makes it no
   * more, and nothing offers to.
   */
  play: (tools: Tools, fault: Fault, isTaken: boolean, isAbsent: boolean) => Promise<void>
  /** Runs after the last fault. */
  finish?: (tools: Tools) => Promise<void>
}
