import { expect, type Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { clipped, drawn, outside } from '#testing/browser/layout.ts'
import { type Cell, recordCells } from '../../../scripts/test/cells.ts'
import { Listener } from './said.ts'

/** A phone of 360 px, and a desktop. */
const widths = [360, 1440]

/** What was checked, and the faults. */
export class Review {
  readonly #cells: Cell[] = []
  readonly #brand: string
  readonly #page: Page
  readonly #listener: Listener

  constructor(page: Page, manifest: Manifest) {
    this.#page = page
    this.#brand = manifest.id
    page.setDefaultTimeout(15_000)
    this.#listener = new Listener(page, manifest)
  }

  /** Call it before the first page. */
  begin = () => this.#listener.begin()

  /** What was wrong, with its check and its place. */
  get faults(): string[] {
    return this.#cells.flatMap(({ column, faults }) => faults.map((fault) => `${column}: ${fault}`))
  }

  /** Records one cell, which passes without faults: a check of so many texts somewhere. */
  cell(check: string, where: string, faults: readonly string[], count = 1): void {
    this.#cells.push({ row: this.#brand, column: check, count, faults: faults.map((fault) => `${where}: ${fault}`) })
  }

  /** Checks the current content in each width: everything is translated, nothing is clipped or outside. */
  async look(name: string, more?: (width: number) => Promise<void>): Promise<void> {
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height: 900 })
      await this.#settle()
      const { count, faults } = await this.#untranslated()
      const where = `${name} ${width}`
      this.cell('untranslated', where, faults, count)
      this.cell('clipped', where, await clipped(this.#page))
      this.cell('outside', where, await outside(this.#page))
      await more?.(width)
    }
  }

  /** Opens something and checks it. If it cannot be opened, that is a fault; the other steps still run. */
  async step(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      this.cell('opens', name, [
        String((error as Error).message)
          .split('\n')
          .slice(0, 4)
          .join(' '),
      ])
    }
  }

  /** Records the cells for the table at the end. */
  done(): void {
    for (const fault of this.faults) console.log(`${this.#brand} ${fault}`)
    recordCells(this.#cells)
  }

  /** Waits, if need be, until the responses are known whose texts the page shows already. */
  async #untranslated() {
    let found = await this.#listener.untranslated()
    const isKnown = async () => (found = await this.#listener.untranslated()).faults.length === 0
    if (found.faults.length > 0)
      await expect
        .poll(isKnown, { timeout: 2000 })
        .toBe(true)
        .catch(() => undefined)
    return found
  }

  /**
   * Waits for two frames, in which the layout adapts to the width, and for short animations to end, because entering
   * elements are outside at first.
   */
  async #settle(): Promise<void> {
    await drawn(this.#page)
    await this.#page.evaluate(async () => {
      const short = document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1500,
        )
      // A paused animation never ends.
      await Promise.race([
        Promise.allSettled(short.map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 1500)),
      ])
    })
  }
}
