import { stdin, stdout } from 'node:process'
import { confirm } from '@clack/prompts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import type { UnreviewedText } from '#manifest-tools/texts/money-texts.ts'
import { addReview, localeFile } from '#manifest-tools/texts/locale-file.ts'
import { brandCommand } from '../brand-command.ts'
import { languageName, source } from './locales.ts'
import { keyWithBrands, reviewWords } from './text.ts'

/** What is to be reviewed, and by whom. */
interface Reviewing {
  language: string
  texts: readonly UnreviewedText[]
  manifests: Manifests
  /** The reviewer’s name; without it, the texts are only printed. */
  by: string | undefined
  /** Record without asking. */
  isAgreed: boolean
}

/** Prints the texts that are to be reviewed beside English, and records their review after a yes. */
export async function review({ language, texts, manifests, by, isAgreed }: Reviewing): Promise<void> {
  if (texts.length === 0) return console.log(nothingLeft(language))
  console.log(sheet(language, texts))
  const file = localeFile(manifests, language)
  if (by === undefined) {
    const command = brandCommand(['language', 'review', language, '--by', '<name>'], { manifests })
    return console.log(`\nNothing was written. Whoever has reviewed them records it: ${command}`)
  }
  if (!isAgreed && !(stdin.isTTY && stdout.isTTY))
    return console.log(`\nNothing was written. Add --yes to record the review in ${file}.`)
  const message = `Has ${by} reviewed these ${texts.length} texts as printed?`
  if (!isAgreed && (await confirm({ message, initialValue: false })) !== true)
    return console.log('Nothing was written.')
  const signed = texts.map(({ key, english, text }) => ({ key, english, text }))
  addReview(manifests, language, { by, on: new Date().toISOString().slice(0, 10), texts: signed })
  console.log(`\nWrote ${file}: ${texts.length} texts reviewed by ${by}. Commit it with the texts.`)
}

const nothingLeft = (language: string) =>
  language === source
    ? 'Nothing to review: English is what the others are translated from, and no brand has an English text of its own without a review.'
    : `Nothing to review: every text in ${languageName(language)} that moves money has a review.`

/** Formats the texts, each below its English one. */
const sheet = (language: string, texts: readonly UnreviewedText[]) =>
  [`${languageName(language)}: ${texts.length} texts that move money, to review`]
    .concat(texts.map((text) => entry(language, text)))
    .join('\n\n')

const entry = (language: string, text: UnreviewedText) =>
  [
    text.earlier ? `${keyWithBrands(text)}, ${reviewWords(text)}` : keyWithBrands(text),
    `  English  ${text.english}`,
    `  ${(text.brands.length > 0 && language === source ? 'own' : language).padEnd(7)}  ${text.text}`,
  ].join('\n')
