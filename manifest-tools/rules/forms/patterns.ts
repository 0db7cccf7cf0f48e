import { isSafePattern } from 'redos-detector'
import { show } from '../../check/label.ts'
import type { Rule, RuleFinding } from '../../check/rule.ts'
import type { Words } from '../../check/diagnostic.ts'
import { listedFields, listedForms } from './listed-forms.ts'

/** What is wrong with a pattern. */
type Problem = Pick<Words, 'code' | 'message'> & { effect: string }

/** How long a pattern is examined, in milliseconds. Safe ones take some 30. */
const timeout = 500
/** How many ways a text may match in: above it, the time for one text is not limited in practice. */
const maxScore = 200

const known = new Map<string, Problem | undefined>()

/** Returns what is wrong with a pattern for whole values. */
function problemOf(pattern: string): Problem | undefined {
  if (!known.has(pattern)) known.set(pattern, invalid(pattern) ?? slow(pattern))
  return known.get(pattern)
}

function invalid(pattern: string): Problem | undefined {
  try {
    return void RegExp(pattern, 'u')
  } catch (error) {
    const [, reason = 'it cannot be read'] = /: ([^:]+)$/.exec((error as Error).message) ?? []
    return {
      code: 'forms/invalid-pattern',
      message: `${show(pattern)} is no regular expression with the flag "u": ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
      effect: 'the form is not shown',
    }
  }
}

function slow(pattern: string): Problem | undefined {
  try {
    const { safe, trails } = isSafePattern(`^(?:${pattern})$`, { unicode: true, timeout, maxScore })
    if (safe) return undefined
    const where = ambiguity(trails.map(({ trail }) => trail.map(({ a, b }) => [a.node.source, b.node.source])))
    return {
      code: 'forms/slow-pattern',
      message: `${show(pattern)} can match a text in too many ways${where}. Write it so that each character can only be matched by one part, and with limits such as {1,20}.`,
      effect: 'what a player types can freeze the page',
    }
  } catch {
    return {
      code: 'forms/invalid-pattern',
      message: `${show(pattern)} cannot be examined: it uses a syntax that older browsers do not have. Use character classes, groups and counts only.`,
      effect: 'the form is not shown in some browsers',
    }
  }
}

type Way = [one: string, other: string][]

/** Names the parts that match the same characters. A way has the parts that match one text twice, character by character. */
function ambiguity(ways: readonly Way[]): string {
  const [longest = []] = ways.toSorted((way, other) => other.length - way.length)
  const differing = longest.find(([one, other]) => one !== other)
  if (differing) return `: ${differing.join(' and ')} can match the same characters`
  const [last] = longest.at(-1) ?? []
  return last === undefined ? '' : `: ${last} is repeated within a repetition`
}

const patternsAreSafe: Rule = (manifest) =>
  listedForms(manifest)
    .flatMap(listedFields)
    .flatMap(({ field: { pattern }, pointer }): RuleFinding[] => {
      const problem = pattern && problemOf(pattern.matches)
      return problem ? [{ ...problem, pointer: `${pointer}/pattern/matches` }] : []
    })

/** Rules about the regular expressions of fields. */
export const patterns: Rule[] = [patternsAreSafe]
