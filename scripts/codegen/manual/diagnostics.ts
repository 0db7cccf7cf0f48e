import { catalogue } from '#engine/manifest/rules/catalogue.ts'
import { readJson } from '../files.ts'
import { bullets, paragraphs, shortCode } from './markdown.ts'

/** A faulty manifest of the test corpus: the change to a valid one, and the findings. */
interface Case {
  what: string
  patch?: object
  text?: string[]
  findings: string[]
}

const corpus = ['wrong-by-rule', 'wrong-by-schema'].flatMap(
  (file) => readJson(`engine/manifest/corpus/${file}.json`) as Case[],
)

/** Every code of `brand check`, grouped by topic. */
export function codes(): string {
  const names = Object.keys(catalogue) as (keyof typeof catalogue)[]
  const groups = [...new Set(names.map(groupOf))]
  return groups
    .map((group) => paragraphs(`## ${group}`, ...names.filter((name) => groupOf(name) === group).map(entry)))
    .join('\n\n')
}

const groupOf = (name: string) => name.split('/')[0]!

function entry(name: keyof typeof catalogue): string {
  const { severity, meaning } = catalogue[name]
  const planted = corpus.find(
    ({ patch, text, findings }) => patch && !text && findings.length === 1 && findings[0]!.startsWith(`${name} `),
  )
  const written = shortCode(planted?.patch)
  return paragraphs(
    `### \`${name}\``,
    `${severity === 'error' ? 'Error' : 'Warning'}. ${meaning}`,
    written ? bullets([['Example', `${planted!.what}: ${written}`]]) : '',
  )
}
