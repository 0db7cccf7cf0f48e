import type { Fault } from './monkey.ts'

/** The result of one seed on one brand. */
export interface Outcome {
  brand: string
  seed: number
  actions: number
  faults: Fault[]
  seconds: number
}

const indented = (lines: string[]) => lines.map((line) => `      ${line}`).join('\n')

/** The report of a seed: one line, and each fault with the preceding actions and the command that repeats them. */
export function tellFaults({ brand, seed, actions, faults, seconds }: Outcome): string {
  const again = `npm run test:slow monkeys -- --brand ${brand} --seed ${seed} --actions ${actions}`
  const told = faults.map(
    ({ kind, message, step, last }) =>
      `  ${kind} after action ${step}: ${message}\n    the last ${last.length} actions:\n${indented(last)}\n    repeat with: ${again}`,
  )
  return [`${brand} seed ${seed}: ${actions} actions, ${faults.length} faults, ${seconds.toFixed(1)} s`, ...told].join(
    '\n',
  )
}

/** The faults of each seed on each brand, and the totals. */
export function summary(outcomes: Outcome[], brands: string[], seeds: number[]): string {
  const count = (of: Outcome[], kind: Fault['kind']) =>
    of.flatMap(({ faults }) => faults).filter((fault) => fault.kind === kind).length
  const totals = (of: Outcome[]) => [
    of.reduce((sum, { actions }) => sum + actions, 0),
    count(of, 'error'),
    count(of, 'layout'),
    count(of, 'stuck'),
    (of.reduce((sum, { seconds }) => sum + seconds, 0) / of.length).toFixed(1),
  ]
  const rows = brands.map((brand) => {
    const own = outcomes.filter((outcome) => outcome.brand === brand)
    const cells = seeds.map((seed) => own.find((outcome) => outcome.seed === seed)?.faults.length || '·')
    return [brand, ...cells, ...totals(own)]
  })
  const table = [
    ['faults by seed', ...seeds, 'actions', 'errors', 'layout', 'stuck', 's/seed'],
    ...rows,
    ['total', ...seeds.map(() => ''), ...totals(outcomes)],
  ]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => String(row[column]).length)))
  return `\n${table.map((row) => row.map((cell, column) => (column ? String(cell).padStart(widths[column]!) : String(cell).padEnd(widths[0]!))).join('  ')).join('\n')}`
}
