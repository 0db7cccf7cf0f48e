import { readdirSync, readFileSync } from 'node:fs'

/** The pages of the manual. */
export const pages = ['docs', 'docs/recipes'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`),
)

/**
 * A fenced code block of a page: its language, its text, and the file of that kind that the page named last before it;
 * of a `diff`, any file.
 */
export interface Fence {
  page: string
  language: string
  text: string
  file?: string | undefined
}

/** The fenced blocks of a page or of one of its sections, in order; one inside a list is indented. */
export function fences(page: string, section?: string): Fence[] {
  const text = readFileSync(page, 'utf8')
  const whole = section === undefined ? text : sectionOf(text, section)
  return [...whole.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: indent = '', 2: language = '', 3: fenced = '' }) => {
      const named = [...whole.slice(0, index).matchAll(/`([\w./-]+\/[\w.-]+\.(\w+))`/g)].filter(
        ([, , ending]) => language === 'diff' || ending === language,
      )
      return { page, language, text: fenced.replaceAll(new RegExp(`^${indent}`, 'gm'), ''), file: named.at(-1)?.[1] }
    },
  )
}

/** The text from a heading to the next one of the same level. */
export function sectionOf(text: string, heading: string): string {
  const [, after] = text.split(`\n## ${heading}\n`)
  if (after === undefined) throw new Error(`there is no section “${heading}”`)
  return after.split('\n## ')[0]!
}

/** The JSON blocks of a page. */
export const jsonIn = (page: string) =>
  fences(page)
    .filter(({ language }) => language === 'json')
    .map(({ text }) => text)

/** The arguments of every `npm run brand -- …` on a page, in text and in fenced blocks. */
export const brandCommands = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/npm run brand -- ([^`\n#\\"]+)/g)].map(([, words]) =>
    split(words!.replace(/ {2,}.*/, '')),
  )

/** Splits a command line into arguments; quotes keep words together. */
export const split = (line: string) =>
  [...line.trim().matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare!)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Whether a text matches the documented output; `…` matches anything. */
export function isPrinted(text: string, printed: string): boolean {
  const pattern = printed
    .trim()
    .split('…')
    .map((part) => escaped(part.trim()).replaceAll(/\s+/g, '\\s+'))
  return new RegExp(`^${pattern.join('[\\s\\S]*')}$`).test(text.trim())
}
