import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifests } from '../layers/read-manifests.ts'
import { isObject } from '../json/pointer.ts'
import type { Review } from './review.ts'

/** The metadata of a language. */
interface Locale {
  reviewed: Review[]
}

/** Returns the file with a language’s metadata. It is beside the brands: `public` is for players, reviewers’ names are not. */
export const localeFile = ({ folder }: Pick<Manifests, 'folder'>, language: string) =>
  join(folder, 'locales', `${language}.json`)

/** Returns the reviews of a language, the oldest first. */
export function readReviews(manifests: Pick<Manifests, 'folder'>, language: string): Review[] {
  const file = localeFile(manifests, language)
  if (!existsSync(file)) return []
  const locale = parse(readFileSync(file, 'utf8'))
  if (isLocale(locale)) return locale.reviewed
  throw new Error(
    `${file} does not hold reviews as "brand language review" writes them: restore the file, or delete it and review the texts again.`,
  )
}

/** Adds a review to a language’s metadata, and returns the file. */
export function addReview(manifests: Pick<Manifests, 'folder'>, language: string, review: Review): string {
  const file = localeFile(manifests, language)
  const locale: Locale = { reviewed: [...readReviews(manifests, language), review] }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(locale, null, 2)}\n`)
  return file
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

const isReview = (value: unknown) =>
  isObject(value) &&
  isText(value.by) &&
  isText(value.on) &&
  Array.isArray(value.texts) &&
  value.texts.every((each) => isObject(each) && [each.key, each.english, each.text].every(isText))

const isLocale = (value: unknown): value is Locale =>
  isObject(value) && Array.isArray(value.reviewed) && value.reviewed.every(isReview)
