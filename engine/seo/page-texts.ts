import type { Language, Manifest, PageKey } from '#manifest'
import { seoIn, templatesIn } from './seo-in.ts'

/** What the content of a page, such as a game, adds to the head; its texts override those of the page. */
export interface HeadContent {
  title?: string | undefined
  description?: string | undefined
  /** The URL of an image. */
  image?: string | undefined
  /** The values of placeholders that the page’s templates may have, by their names. */
  values?: Readonly<Record<string, string | undefined>>
  /** The language in which it is written, where it has one: the page is listed in that language alone. */
  language?: string | undefined
  /** Whether it is there: false for an address that names nothing, absent while nothing is known. */
  isFound?: boolean
}

/** A page in a language, and its texts, in which placeholders are not filled in yet. */
export interface PageWords {
  /** Absent for a file that stands for several pages. */
  page: PageKey | 'NOT_FOUND' | undefined
  language: Language
  /** The text of the page’s `title`. */
  heading: string
  /** The text of the page’s `description`. */
  description?: string | undefined
  content?: HeadContent | undefined
}

/**
 * Returns a page’s title and description for the document head. A template or text with a placeholder that has no value, as of a
 * game that is not loaded, is skipped for the next less specific one.
 */
export function pageTexts(
  site: Pick<Manifest, 'name' | 'project' | 'seo'>,
  { page, language, heading, description, content = {} }: PageWords,
): { title: string; description: string } {
  const { name, project } = site
  const seo = seoIn(site, language)
  const own = page && page !== 'NOT_FOUND' ? templatesIn(site, language, page) : {}
  const ofBrand: Values = new Map([
    ['brand', name],
    ['project', project],
  ])
  const shown = content.title || (fill(heading, ofBrand) ?? heading)
  const values: Values = new Map([...ofBrand, ['page', shown], ...Object.entries(content.values ?? {})])
  const usual = page === 'MAIN' || page === undefined ? seo.title : `${shown} · ${name}`
  const title = fill(own.title, values) ?? usual
  const described = fill(own.description, values) ?? content.description
  return {
    title: plain(title),
    description: plain(described || (fill(description, values) ?? seo.description)),
  }
}

type Values = ReadonlyMap<string, string | undefined>

/** Returns a template with its placeholders filled in; undefined if one of them has no value. */
function fill(template: string | undefined, values: Values): string | undefined {
  let isComplete = template !== undefined
  const text = template?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_placeholder, name: string) => {
    const value = values.get(name)
    if (!value) isComplete = false
    return value ?? ''
  })
  return isComplete ? text : undefined
}

/** Removes control characters that would reorder the text around a value. */
const plain = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
