import { readdirSync, readFileSync } from 'node:fs'

/** The pages of the operators’ manual. */
export const pages = readdirSync('docs').filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`)

/** A fenced part of a page: its language and its text. */
export interface Fence {
  page: string
  language: string
  text: string
}

/** The fenced parts of a page, in order; one inside a list is indented. */
export const fences = (page: string): Fence[] =>
  [...readFileSync(page, 'utf8').matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', language = '', text = '']) => ({
    page,
    language,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))

/** The JSON that a page shows. */
export const jsonIn = (page: string) => fences(page).filter(({ language }) => language === 'json').map(({ text }) => text)

/** The arguments of every `npm run brand -- …` on a page, in its words and in its fenced parts. */
export const brandCommands = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/npm run brand -- ([^`\n#\\"]+)/g)].map(([, words]) => split(words!.replace(/ {2,}.*/, '')))

/** A command line’s arguments; quotes keep words together. */
export const split = (line: string) => [...line.trim().matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare!)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Whether a text is what a page prints; `…` stands for anything. */
export function isPrinted(text: string, printed: string): boolean {
  const pattern = printed.trim().split('…').map((part) => escaped(part.trim()).replaceAll(/\s+/g, '\\s+'))
  return new RegExp(`^${pattern.join('[\\s\\S]*')}$`).test(text.trim())
}
