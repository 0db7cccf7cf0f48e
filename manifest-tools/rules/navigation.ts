import type { Guard, Manifest, NavItem, PageKey } from '#manifest'
import type { Found } from '../check/find.ts'
import { asksForPlayer, parametersOf, whyUnreachable } from './guards.ts'
import { listedBlocks, listedEntries, type ListedBlock } from './lists.ts'
import { needsVendor } from '#domains/sport/rules.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

/** Blocks whose entries all link to one page. */
const leadingTo: Partial<Record<string, PageKey>> = { 'category-nav': 'GAMES', links: 'STATIC_PAGE' }

/** Returns everything that links to a page, with the pointer that says so. */
function links(manifest: Manifest): { pointer: string; page: PageKey }[] {
  const byBlock = listedBlocks(manifest).flatMap(({ pointer, block }) => {
    const page = leadingTo[block.use]
    return page ? [{ pointer: `${pointer}/use`, page }] : []
  })
  return [
    ...listedEntries(manifest).map(({ pointer, value: { page } }) => ({ pointer: `${pointer}/page`, page })),
    ...byBlock,
  ]
}

const leadsSomewhere: Rule = (manifest) =>
  links(manifest).flatMap(({ pointer, page }): RuleFinding[] => {
    const { visible, path } = manifest.pages[page]
    // A hidden main page is reported for the page itself.
    if (visible || page === 'MAIN') return []
    // A parent has these entries for brands with the vendor or the wheel; on other brands they do not show.
    if (needsVendor(page) || page === 'VERIFICATION' || page === 'WHEEL_OF_FORTUNE') return []
    const at = { pointer, also: [`/pages/${page}/visible`] }
    if (page === 'REGISTER') {
      const message = 'An entry links to REGISTER, but registration is off: the page is hidden.'
      return [
        {
          ...at,
          code: 'registration/linked-but-hidden',
          message,
          effect: 'the entry never shows, and nobody can register',
        },
      ]
    }
    const message = `An entry links to ${page}, which is hidden.`
    return [{ ...at, code: 'navigation/hidden-page', message, effect: `the entry never shows: ${path} does not exist` }]
  })

const hasAddress: Rule = (manifest) =>
  listedEntries(manifest).flatMap(({ pointer, value: { page } }): RuleFinding[] => {
    const { path, visible } = manifest.pages[page]
    const missing = parametersOf(path)
    if (!visible || missing.length === 0) return []
    const message = `An entry cannot link to ${page}: its path ${path} requires ${missing.join(' and ')}.`
    return [
      {
        code: 'navigation/needs-address',
        pointer: `${pointer}/page`,
        message,
        effect: 'the navigation crashes wherever it shows',
      },
    ]
  })

const guardsOf = ({ value, listed }: Found<NavItem> & { listed: ListedBlock }): Guard[] => [
  ...listed.list.guards,
  ...(listed.block.guards ?? []),
  ...(value.guards ?? []),
]

/** Guards about the location are evaluated on the target page, not where the entry shows. */
const aboutPlayer = (guards: readonly Guard[] = []) =>
  guards.filter((guard) => typeof guard === 'string' || (guard.use !== 'page-not' && guard.use !== 'path-without'))

const canShow: Rule = (manifest) =>
  listedEntries(manifest).flatMap((entry): RuleFinding[] => {
    const { page, guards } = entry.value
    const { visible, guards: target } = manifest.pages[page]
    const places = entry.listed.list.pages
    if (!visible || whyUnreachable(aboutPlayer(target), places, manifest)) return []
    if (!guards && !asksForPlayer([...guardsOf(entry), ...(target ?? [])])) return []
    const outer = [...entry.listed.list.guards, ...(entry.listed.block.guards ?? [])]
    const why = whyUnreachable([...guardsOf(entry), ...aboutPlayer(target)], places, manifest)
    if (!why || whyUnreachable(outer, places, manifest)) return []
    const pointer = guards ? `${entry.pointer}/guards` : `${entry.pointer}/page`
    const message = `The entry for ${page} never shows: ${why}.`
    return [
      {
        code: 'navigation/never-shown',
        pointer,
        message,
        effect: `nothing here links to ${manifest.pages[page].path}`,
      },
    ]
  })

const leadToDifferentPages: Rule = (manifest) => {
  const seen = new Set<string>()
  return listedEntries(manifest).flatMap(({ pointer, value, listed }): RuleFinding[] => {
    const written = JSON.stringify([listed.pointer, value.page, value.guards])
    if (!seen.has(written)) {
      seen.add(written)
      return []
    }
    const message = `Two entries of this "${listed.block.use}" link to ${value.page}.`
    return [
      {
        code: 'navigation/repeated',
        pointer,
        message,
        fix: { pointer, remove: true },
        effect: 'players see the same entry twice',
      },
    ]
  })
}

const mostEntries = 5

/** Visitors and players can have different entries: the larger number counts. */
const fitsTheBar: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block, list }): RuleFinding[] => {
    if (block.use !== 'bottom-nav') return []
    const seenBy = (role: Guard) =>
      block.items.filter(({ page, guards = [] }) => {
        const { visible, guards: target } = manifest.pages[page]
        return visible && !whyUnreachable([role, ...guards, ...aboutPlayer(target)], list.pages, manifest)
      })
    const seen = Math.max(seenBy('signed-in').length, seenBy('signed-out').length)
    if (seen <= mostEntries) return []
    const message = `${seen} entries show at once; "bottom-nav" has room for ${mostEntries}.`
    return [
      {
        code: 'navigation/too-many',
        pointer: `${pointer}/items`,
        message,
        effect: 'the entries are too narrow to read and to tap',
      },
    ]
  })

/** Rules about navigation entries. */
export const navigation: Rule[] = [leadsSomewhere, hasAddress, canShow, leadToDifferentPages, fitsTheBar]
