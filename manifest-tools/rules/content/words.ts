import type { Language } from '#manifest'
import { child } from '../../json/pointer.ts'
import { suggest } from '../../check/suggest.ts'
import type { Rule, RuleFinding } from '../../check/rule.ts'
import { isPathOf } from '../path-match.ts'
import { ownItems } from './items.ts'

const speakEachLanguage: Rule = (manifest) =>
  ownItems(manifest).flatMap(({ pointer, item: { id, texts } }): RuleFinding[] => {
    const missing = manifest.languages.filter((language) => texts[language] === undefined)
    if (missing.length === 0) return []
    const [first] = Object.keys(texts)
    return [
      {
        code: 'content/missing-language',
        pointer: `${pointer}/texts`,
        also: ['/languages'],
        message: `"${id}" has no words in ${missing.join(', ')}: write them in its "texts".`,
        effect: first ? `players read the words in "${first}" in these languages` : 'it is not shown',
      },
    ]
  })

const areRead: Rule = (manifest) =>
  ownItems(manifest).flatMap(({ pointer, item: { texts } }) =>
    (Object.keys(texts) as Language[])
      .filter((language) => !manifest.languages.includes(language))
      .map((language): RuleFinding => ({
        code: 'content/unused-language',
        pointer: child(`${pointer}/texts`, language),
        part: 'key',
        message: `The brand does not have the language "${language}".`,
        accepted: [...manifest.languages],
        effect: 'nobody reads it',
      })),
  )

const buttonsLead: Rule = (manifest) =>
  ownItems(manifest).flatMap(({ pointer, item: { texts, link } }): RuleFinding[] => {
    const [language] = Object.entries(texts).find(([, words]) => words.button) ?? []
    if (link || language === undefined) return []
    return [
      {
        code: 'content/button-without-link',
        pointer: `${child(`${pointer}/texts`, language)}/button`,
        message: 'The button leads nowhere: set "link", or remove the text of the button.',
        effect: 'the button is not shown',
      },
    ]
  })

const linksLead: Rule = (manifest) =>
  ownItems(manifest).flatMap(({ pointer, item }): RuleFinding[] =>
    Object.entries({ link: item.link, terms: 'terms' in item ? item.terms : undefined }).flatMap(
      ([name, link]): RuleFinding[] => {
        if (!link?.startsWith('/')) return []
        const path = withoutLanguage(link.split(/[?#]/)[0]!, manifest.languages)
        const pages = Object.entries(manifest.pages)
        const matching = pages.filter(([, page]) => isPathOf(page.path, path))
        if (matching.some(([, { visible }]) => visible)) return []
        const at = { pointer: `${pointer}/${name}`, effect: 'players who follow it read that there is no such page' }
        const [hidden] = matching
        if (hidden) {
          const message = `The link leads to ${hidden[0]}, which is hidden: show the page, or link to another one.`
          return [{ ...at, code: 'content/link-to-hidden-page', also: [`/pages/${hidden[0]}/visible`], message }]
        }
        const known = pages.flatMap(([, page]) => (page.visible && !page.path.includes(':') ? [page.path] : []))
        const found = suggest(path, known)
        return [
          {
            ...at,
            code: 'content/link-to-no-page',
            message: `No page of the brand has the path ${path}.`,
            suggestion: found && link.replace(path, found),
          },
        ]
      },
    ),
  )

/** Links may lead to a page in one language. */
function withoutLanguage(path: string, languages: readonly Language[]): string {
  const [, first] = path.split('/')
  return languages.some((language) => language === first) ? path.slice(first!.length + 1) || '/' : path
}

/** Rules about what the brand’s own items say, and where they lead. */
export const words: Rule[] = [speakEachLanguage, areRead, buttonsLead, linksLead]
