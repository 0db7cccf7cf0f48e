import type { Manifest, PageKey } from '#manifest'
import { child } from '../json/pointer.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'
import { parametersOf } from './guards.ts'
import { listedBlocks } from './lists.ts'
import { markdownLinks } from './markdown-links.ts'
import { isPathOf } from './path-match.ts'
import { ownTexts, parseKey } from './product-texts.ts'

/** A path that content links to. */
interface ContentLink {
  pointer: string
  path: string
}

/** Returns the page at a path; undefined if there is none. */
function pageAt({ pages }: Manifest, path: string): PageKey | undefined {
  const [bare = ''] = path.split(/[?#]/)
  return (Object.keys(pages) as PageKey[]).find((page) => isPathOf(pages[page].path, bare))
}

/** The addresses of pictures and buttons that are paths of the site. */
const addresses = (manifest: Manifest): ContentLink[] =>
  listedBlocks(manifest).flatMap(({ pointer, block }) =>
    (block.use === 'picture' || block.use === 'call-to-action') && block.address?.startsWith('/')
      ? [{ pointer: `${pointer}/address`, path: block.address }]
      : [],
  )

/** The keys whose words are Markdown. */
const markdownKeys = (manifest: Manifest): string[] =>
  listedBlocks(manifest).flatMap(({ block }) => {
    if (block.use === 'text') return [block.text]
    return block.use === 'faq' ? block.items.map(({ answer }) => answer) : []
  })

/** The links in the brand’s own words. */
const written = (manifest: Manifest): ContentLink[] =>
  [...new Set(markdownKeys(manifest))].flatMap((textKey) =>
    Object.keys(manifest.texts ?? {}).flatMap((language) => {
      const { namespace, key } = parseKey(textKey)
      const text = ownTexts(manifest, language, namespace)[key] ?? ''
      const pointer = child(`/texts/${language}/${namespace}`, key)
      return markdownLinks(text).map(({ path }) => ({ pointer, path }))
    }),
  )

const leadToOpenPages: Rule = (manifest) =>
  [...addresses(manifest), ...written(manifest)].flatMap(({ pointer, path }): RuleFinding[] => {
    // Pictures and documents beside the pages.
    if (/\.\w+$/.test(path)) return []
    const page = pageAt(manifest, path)
    const effect = 'the link is not shown, or players see “page not found”'
    if (!page) {
      const message = `A link leads to ${path}, where the brand has no page.`
      return [{ code: 'navigation/unknown-path', pointer, message, effect }]
    }
    if (manifest.pages[page].visible) return []
    const message = `A link leads to ${path}, the page ${page}, which is hidden.`
    return [{ code: 'navigation/hidden-page', pointer, also: [`/pages/${page}/visible`], message, effect }]
  })

const nameOpenPages: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block }): RuleFinding[] => {
    if ((block.use !== 'picture' && block.use !== 'call-to-action') || !block.page) return []
    const { visible, path } = manifest.pages[block.page]
    const at = { pointer: `${pointer}/page` }
    if (!visible) {
      const message = `"${block.use}" links to ${block.page}, which is hidden.`
      const effect = block.use === 'picture' ? 'the picture is no link' : 'the block never shows'
      return [{ ...at, code: 'navigation/hidden-page', also: [`/pages/${block.page}/visible`], message, effect }]
    }
    const missing = parametersOf(path)
    if (missing.length === 0) return []
    const message = `"${block.use}" cannot link to ${block.page}: its path ${path} requires ${missing.join(' and ')}. Use "address".`
    return [{ ...at, code: 'navigation/needs-address', message, effect: 'players see “page not found”' }]
  })

/** Rules about links in content that operators write. */
export const contentLinks: Rule[] = [leadToOpenPages, nameOpenPages]
