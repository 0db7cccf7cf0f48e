/** What one engine has found in one row of the table: a brand’s pages at a width, or a journey. */
export interface Cell {
  engine: string
  row: string
  /** How many pages; none for a journey. */
  pages: number
  seconds: number
  faults: readonly string[]
}

const time = (seconds: number) => `${Math.round(seconds)} s`

const written = ({ pages, seconds, faults }: Omit<Cell, 'engine' | 'row'>) =>
  [
    ...(pages > 0 ? [`${pages} pages`] : []),
    time(seconds),
    ...(faults.length > 0 ? [`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`] : []),
  ].join(', ')

/** Returns a table of all cells: a line for each row, a column for each engine, and the totals. */
export function table(cells: readonly Cell[]): string {
  const engines = [...new Set(cells.map(({ engine }) => engine))]
  const rows = [...new Set(cells.map(({ row }) => row))]
  const total = (of: readonly Cell[]) => ({
    pages: of.reduce((sum, { pages }) => sum + pages, 0),
    seconds: of.reduce((sum, { seconds }) => sum + seconds, 0),
    faults: of.flatMap(({ faults }) => faults),
  })
  const lines = [
    ['', ...engines],
    ...rows.map((row) => [
      row,
      ...engines.map((engine) => {
        const cell = cells.find((each) => each.row === row && each.engine === engine)
        return cell ? written(cell) : '–'
      }),
    ]),
    ['total', ...engines.map((engine) => written(total(cells.filter((cell) => cell.engine === engine))))],
  ]
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
