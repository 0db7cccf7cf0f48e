import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { Cell } from './cells.ts'

/** Prints the number of asserted and failed cells per brand and check. */
export default class Table implements Reporter {
  private readonly cells: Cell[] = []

  onTestEnd(_test: TestCase, { attachments }: TestResult) {
    for (const { name, body } of attachments)
      if (name === 'cells' && body) this.cells.push(...(JSON.parse(body.toString()) as Cell[]))
  }

  onEnd(_result: FullResult) {
    if (this.cells.length === 0) return
    const checks = [...new Set(this.cells.map(({ check }) => check))].sort()
    const brands = [...new Set(this.cells.map(({ brand }) => brand))].sort()
    const line = (words: string[]) =>
      words
        .map((word, index) =>
          index === 0 ? word.padEnd(12) : word.padStart(Math.max(10, checks[index - 1]!.length + 2)),
        )
        .join('')
    console.log(`\n${line(['', ...checks])}`)
    for (const brand of brands)
      console.log(
        line([brand, ...checks.map((check) => this.format((cell) => cell.brand === brand && cell.check === check))]),
      )
    console.log(line(['all', ...checks.map((check) => this.format((cell) => cell.check === check))]))
    console.log(
      `${this.cells.length} cells asserted, ${this.cells.filter(({ faults }) => faults.length > 0).length} failed`,
    )
  }

  printsToStdio() {
    return false
  }

  private format(is: (cell: Cell) => boolean): string {
    const cells = this.cells.filter(is)
    const failed = cells.filter(({ faults }) => faults.length > 0).length
    return failed > 0 ? `${failed} of ${cells.length} ✗` : String(cells.length)
  }
}
