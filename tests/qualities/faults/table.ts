import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** The type of the annotation by which a test reports a cell: `{fault}` or `{fault}: {what was wrong}`. */
export const cellType = 'cell'

/** Prints the calls by faults at the end: the number of asserted cells, and the failed ones. */
export default class Table implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>()

  onTestEnd(test: TestCase, { annotations }: TestResult) {
    const cells = annotations
      .filter(({ type }) => type === cellType)
      .map(({ description = '' }) => /^([^:]+)(?:: ([^]*))?$/.exec(description)!)
    if (cells.length > 0) this.rows.set(test.title, new Map(cells.map(([, fault = '', wrong = '']) => [fault, wrong])))
  }

  onEnd(_result: FullResult) {
    const rows = [...this.rows]
    const columns = [...new Set(rows.flatMap(([, cells]) => [...cells.keys()]))]
    const mark = (wrong: string | undefined) => (wrong === undefined ? '' : wrong === '' ? 'ok' : 'FAILS')
    const lines = [
      ['', ...columns],
      ...rows.map(([call, cells]) => [call, ...columns.map((fault) => mark(cells.get(fault)))]),
    ]
    const widths = lines[0]!.map((_head, place) => Math.max(...lines.map((line) => line[place]!.length)))
    console.log(
      `\n${lines
        .map((line) =>
          line
            .map((each, place) => each.padEnd(widths[place]!))
            .join('  ')
            .trimEnd(),
        )
        .join('\n')}\n`,
    )

    const failing = rows.flatMap(([call, cells]) =>
      [...cells].flatMap(([fault, wrong]) => (wrong ? [`${call}, ${fault}: ${wrong}`] : [])),
    )
    for (const each of failing) console.log(`${each}\n`)
    console.log(
      `${rows.length} calls, ${rows.reduce((sum, [, cells]) => sum + cells.size, 0)} cells asserted, ${failing.length} failing`,
    )
  }
}
