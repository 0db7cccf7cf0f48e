import { test, type Page, type TestInfo } from '@playwright/test'
import type { Manifest } from '#manifest'
import { clipped, drawn, outside } from '#testing/browser/layout.ts'
import { Listener } from './said.ts'

/** A phone of 360 px, and a desktop. */
const widths = [360, 1440]

/** What was checked, and the faults. */
export class Review {
  readonly faults: string[] = []
  cells = 0
  texts = 0
  readonly #page: Page
  readonly #listener: Listener

  constructor(page: Page, manifest: Manifest) {
    this.#page = page
    page.setDefaultTimeout(15_000)
    this.#listener = new Listener(page, manifest)
  }

  /** Call it before the first page. */
  begin = () => this.#listener.begin()

  /** Records one cell, which passes without faults. */
  cell(name: string, faults: readonly string[]): void {
    this.cells++
    this.faults.push(...faults.map((fault) => `${name}: ${fault}`))
  }

  /** Checks the current content in each width: everything is translated, nothing is clipped or outside. */
  async look(name: string, more?: (width: number) => Promise<void>): Promise<void> {
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height: 900 })
      await this.#settle()
      const { count, faults } = await this.#listener.untranslated()
      this.texts += count
      this.cell(`${name} ${width} untranslated`, faults)
      this.cell(`${name} ${width} clipped`, await clipped(this.#page))
      this.cell(`${name} ${width} outside`, await outside(this.#page))
      await more?.(width)
    }
  }

  /** Opens something and checks it. If it cannot be opened, that is a fault; the other steps still run. */
  async step(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      this.cell(`${name} opens`, [
        String((error as Error).message)
          .split('\n')
          .slice(0, 4)
          .join(' '),
      ])
    }
  }

  /** Reports how much was checked, for the table at the end. */
  done(info: TestInfo = test.info()): void {
    for (const fault of this.faults) console.log(`${info.project.name} ${fault}`)
    info.annotations.push({ type: 'cells', description: `${this.cells} ${this.texts}` })
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
