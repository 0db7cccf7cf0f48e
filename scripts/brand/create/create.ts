import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { formatDiagnostic, formatText, severities, type Report } from '#manifest-tools/check/format.ts'
import { readContext } from '#manifest-tools/check/context.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { brandCommand } from '../brand-command.ts'
import { fail, opener } from '../open-brand.ts'
import { idProblem, nameProblem, problemsOf, type Answers, type Known } from './answers.ts'
import { knownTo, newBrand } from './new-brand.ts'
import { ask } from './prompts.ts'
import { reportOf } from './report.ts'

type Given = Omit<Answers, 'id' | 'name'> & { id?: string | undefined; name?: string }

/** Writes a new brand’s manifest and prints the remaining steps; exits if it cannot be written. */
export async function create(manifests: Manifests, given: Given, command: Command) {
  const context = readContext(manifests)
  const known = knownTo(manifests, context)
  const answers = await complete(given, { manifests, known, command })
  const problems = problemsOf(answers, known)
  if (problems.length > 0) command.error(problems.map((problem) => `error: ${problem}`).join('\n'))

  const { id } = answers
  const { manifest, text, report, live } = newBrand(manifests, answers, context, opener(command, manifests))
  const warnings = expectNoErrors(report)
  writeFileSync(manifests.path(id), text, { flag: 'wx' })
  console.log(reportOf(manifest, answers, manifests, { live, warnings }))
}

/** Prompts for missing answers on a terminal. */
async function complete(
  { id, name, ...given }: Given,
  { manifests, known, command }: { manifests: Manifests; known: Known; command: Command },
): Promise<Answers> {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY)
  if (!isTerminal && id === undefined)
    return command.error(
      `error: the new brand needs an id, such as: ${brandCommand(['create', 'lumina'], { manifests })}`,
    )
  const chosen = id ?? (await ask({ message: 'Brand id (file name)', problem: (answer) => idProblem(answer, known) }))
  if (chosen === undefined) return fail('Nothing was written.')
  const usual = nameOf(chosen)
  const called =
    name ?? (isTerminal ? await ask({ message: 'Display name', initial: usual, problem: nameProblem }) : usual)
  if (called === undefined) return fail('Nothing was written.')
  return { ...given, id: chosen, name: called }
}

/** `my-brand` → `My Brand`. */
const nameOf = (id: string) =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

/** Exits on errors; prints warnings and returns their number. */
function expectNoErrors(report: Report): number {
  if (severities(report.diagnostics).errors > 0)
    return fail(`${formatText(report)}\n\nNothing was written: the manifest would be invalid.`)
  const warnings = report.diagnostics.filter(({ severity }) => severity === 'warning')
  for (const diagnostic of warnings) console.error(`${formatDiagnostic(diagnostic)}\n`)
  return warnings.length
}
