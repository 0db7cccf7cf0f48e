import type { GameRowBlock } from '#manifest'
import { listedBlocks, type ListedBlock } from '#engine/manifest/lists.ts'
import { suggest } from '#engine/manifest/suggest.ts'
import { warning, type Codes, type Rule, type RuleFinding, type RuleSet } from '#engine/manifest/rule.ts'

const codes: Codes = {
  'games/unknown-category': warning(
    'A category of games is neither in the sandbox nor in a recorded response of the platform.',
  ),
  'games/filter-without-effect': warning('A row of the player’s own games has a filter or an order, which it ignores.'),
}

/** What only a row of the catalogue reads. */
const filters = ['types', 'category', 'sort'] as const satisfies (keyof GameRowBlock)[]

const filtersHaveEffect: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block }): RuleFinding[] => {
    if (block.use !== 'game-row' || !block.source || block.source === 'catalogue') return []
    const { source } = block
    return filters
      .filter((name) => block[name] !== undefined)
      .map((name) => ({
        code: 'games/filter-without-effect',
        pointer: `${pointer}/${name}`,
        message: `"${name}" has no effect in a row of ${source === 'recent' ? 'recent games' : 'favourites'}.`,
        fix: { pointer: `${pointer}/${name}`, remove: true },
        effect: 'the row shows all of these games, in the order of the player’s own list',
      }))
  })

/** Returns the categories that a block names, with their places. */
function categoriesOf({ pointer, block }: ListedBlock): { at: string; category: string }[] {
  if (block.use === 'game-row' && block.category) return [{ at: `${pointer}/category`, category: block.category }]
  if (block.use === 'category-nav')
    return block.items.map(({ category }, index) => ({ at: `${pointer}/items/${index}/category`, category }))
  if (block.use !== 'game-grid') return []
  return (block.categories ?? []).map((category, index) => ({ at: `${pointer}/categories/${index}`, category }))
}

/** Platforms have categories of their own, so that no fix is certain. */
const categoriesAreKnown: Rule = (manifest, { categories }) =>
  listedBlocks(manifest).flatMap((listed) =>
    categoriesOf(listed)
      .filter(({ category }) => !categories.includes(category))
      .map(({ at, category }) => ({
        code: 'games/unknown-category' as const,
        pointer: at,
        message: `No category "${category}" is known, only ${categories.join(', ')}. If the platform has it, record its responses with "brand doctor --record" and check with --platform.`,
        suggestion: suggest(category, categories),
        effect: 'no games show here, unless the platform has this category',
      })),
  )

/** Rules about games. */
export const gamesRules: RuleSet = { codes, rules: [filtersHaveEffect, categoriesAreKnown] }
