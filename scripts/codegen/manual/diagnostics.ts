import { catalogue } from '#manifest-tools/check/catalogue.ts'
import { readJson } from '../files.ts'
import { bullets, paragraphs, shortCode } from './markdown.ts'

/** An invalid manifest of the test corpus: a patch of a valid one, and the expected findings. */
interface Case {
  what: string
  patch?: object
  text?: string[]
  findings: string[]
}

const corpus = ['wrong-by-rule', 'wrong-by-schema'].flatMap((file) => readJson(`schemas/corpus/${file}.json`) as Case[])

/** Renders all codes of `brand check`, grouped by section. */
export function codes(): string {
  const names = Object.keys(catalogue)
  const groups = [...new Set(names.map(groupOf))]
  return groups
    .map((group) => paragraphs(`## ${group}`, ...names.filter((name) => groupOf(name) === group).map(entry)))
    .join('\n\n')
}

const words = { error: 'Error', warning: 'Warning', note: 'Note' }

const groupOf = (name: string) => name.split('/')[0]!

function entry(name: string): string {
  const { severity, meaning } = catalogue[name]!
  const specimen = corpus.find(
    ({ patch, text, findings }) => patch && !text && findings.length === 1 && findings[0]!.startsWith(`${name} `),
  )
  const written = shortCode(specimen?.patch)
  return paragraphs(
    `### \`${name}\``,
    `${words[severity]}. ${meaning}`,
    written ? bullets([['Example', `${specimen!.what}: ${written}`]]) : '',
  )
}
