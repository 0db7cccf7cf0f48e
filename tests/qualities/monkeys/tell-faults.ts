import type { Fault } from './monkey.ts'

/** The result of one seed on one brand. */
interface Outcome {
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
