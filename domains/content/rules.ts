import type { Manifest } from '#manifest'
import { child } from '#manifest-tools/json/pointer.ts'
import { error, warning, type Codes, type Rule, type RuleFinding, type RuleSet } from '#manifest-tools/check/rule.ts'
import { suggest } from '#manifest-tools/check/suggest.ts'
import { markdownLinks } from '#manifest-tools/rules/markdown-links.ts'
import { isPathOf } from '#manifest-tools/rules/path-match.ts'
import { splitTitle } from './static-page-title.ts'

/** The files of the brand’s static pages. */
const filesOf = ({ staticPages = {} }: Manifest) =>
  Object.entries(staticPages).flatMap(([name, files]) =>
    Object.entries(files).map(([language, address]) => ({
      pointer: child(child('/staticPages', name), language),
      path: `/static/${name}-${language}`,
      address,
    })),
  )

const speakEachLanguage: Rule = ({ staticPages = {}, languages }) =>
  Object.entries(staticPages).flatMap(([name, files]): RuleFinding[] => {
    const missing = languages.filter((language) => files[language] === undefined)
    if (missing.length === 0) return []
    return [
      {
        code: 'static-pages/missing-language',
        pointer: child('/staticPages', name),
        also: ['/languages'],
        message: `The static page "${name}" has no file in ${missing.join(', ')}.`,
        effect: 'players read the platform’s page in these languages, if it has one',
      },
    ]
  })

/** What cannot be read as UTF-8 has this character. */
const unreadable = '\uFFFD'

const canBeRead: Rule = (manifest, { files, readFile }) =>
  filesOf(manifest).flatMap(({ pointer, address, path }): RuleFinding[] => {
    if (!files || !readFile) return []
    const effect = `${path} shows an error`
    const text = readFile(address)
    if (text === undefined) {
      const message = `public${address} does not exist, or cannot be read.`
      return [
        { code: 'static-pages/absent', pointer, message, suggestion: suggest(address, [...files.keys()]), effect },
      ]
    }
    const line = lineOf(text, text.indexOf(unreadable))
    if (text.includes(unreadable)) {
      const message = `public${address}:${line} is no text in UTF-8: save the file in this encoding.`
      return [{ code: 'static-pages/absent', pointer, message, effect: 'players see signs in place of letters' }]
    }
    if (splitTitle(text).title !== undefined) return []
    const message = `public${address}:1 is no title: write the title in the first line, such as "# Terms".`
    return [{ code: 'static-pages/no-title', pointer, message, effect: 'the page has no heading and no name' }]
  })

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

const linksLeadSomewhere: Rule = (manifest, { readFile }) =>
  filesOf(manifest).flatMap(({ pointer, address }): RuleFinding[] => {
    const text = readFile?.(address) ?? ''
    return markdownLinks(text).flatMap(({ path, index }): RuleFinding[] => {
      const why = path.startsWith('/brands/') ? undefined : whyNowhere(path, manifest)
      if (!why) return []
      return [
        {
          code: 'static-pages/dead-link',
          pointer,
          message: `public${address}:${lineOf(text, index)} links to ${path}, ${why}.`,
          effect: 'players who follow the link see “page not found”',
        },
      ]
    })
  })

function whyNowhere(path: string, { pages }: Manifest): string | undefined {
  const found = Object.entries(pages).filter(([, page]) => isPathOf(page.path, path))
  if (found.some(([, { visible }]) => visible)) return undefined
  return found[0] ? `but ${found[0][0]} is hidden` : 'which is no page'
}

const codes: Codes = {
  'static-pages/absent': error('The file of a static page of the brand does not exist, or is no text.'),
  'static-pages/dead-link': warning('A static page of the brand links to a page that is hidden or does not exist.'),
  'static-pages/missing-language': warning('A static page of the brand has no file in one of its languages.'),
  'static-pages/no-title': error('The first line of a static page of the brand is not its title.'),
}

/** Rules about the brand’s own static pages. */
export const contentRules: RuleSet = { codes, rules: [speakEachLanguage, canBeRead, linksLeadSomewhere] }
