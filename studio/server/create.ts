import { writeFileSync } from 'node:fs'
import { problemsOf, type Answers } from '../../scripts/brand/create/answers.ts'
import { knownTo, newBrand } from '../../scripts/brand/create/new-brand.ts'
import { plainWords } from '../../manifest-tools/explain/plain-words.ts'
import { resolving } from '../../manifest-tools/check/check-brands.ts'
import { readContext } from '../../manifest-tools/check/context.ts'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import { isWhole } from './brands.ts'
import { Refused } from './refusal.ts'

/** Writes the manifest of a new brand, as `brand create` does; refuses with every problem of the answers. */
export function createBrand(manifests: Manifests, answers: Answers): { id: string } {
  const context = readContext(manifests)
  const problems = problemsOf(answers, knownTo(manifests, context))
  if (problems.length > 0) throw new Refused(400, problems.map(asSentence).join(' '))
  const resolve = resolving(manifests)
  const { text, report } = newBrand(manifests, answers, context, (name) => {
    const resolved = resolve(name)
    if (!isWhole(resolved)) throw new Refused(409, `${manifests.path(name)} cannot be read: correct it first.`)
    return resolved
  })
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    throw new Refused(
      409,
      errors.map(({ message, pointer }) => plainWords(message, pointer, JSON.parse(text))).join(' '),
    )
  writeFileSync(manifests.path(answers.id), text, { flag: 'wx' })
  return { id: answers.id }
}

/** Problems name the options of the command. */
export const asSentence = (problem: string) =>
  `${problem.replace(/^(?:--)?(\w)/, (_, first: string) => first.toUpperCase()).replaceAll('\n', ' ')}.`
