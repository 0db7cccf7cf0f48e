import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the number of cells that each language test asserted, and the sum. */
export default class Table implements Reporter {
  readonly #rows: { name: string; cells: number; texts: number; status: string }[] = []

  onTestEnd(test: TestCase, { annotations, status }: TestResult): void {
    const [cells = 0, texts = 0] =
      annotations
        .find(({ type }) => type === 'cells')
        ?.description?.split(' ')
        .map(Number) ?? []
    this.#rows.push({ name: test.titlePath().slice(1).join(' › '), cells, texts, status })
  }

  onEnd(_result: FullResult): void {
    for (const { name, cells, texts, status } of this.#rows)
      console.log(`${status.padEnd(9)} ${String(cells).padStart(6)} cells ${String(texts).padStart(8)} texts  ${name}`)
    const sum = (of: 'cells' | 'texts') => this.#rows.reduce((total, row) => total + row[of], 0)
    console.log(
      `${sum('cells')} cells asserted, ${sum('texts')} texts read, ${this.#rows.filter(({ status }) => status !== 'passed').length} tests failed`,
    )
  }
}
