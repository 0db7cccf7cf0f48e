import type { GameRowBlock } from '#manifest'
import { listedBlocks } from '#engine/manifest/lists.ts'
import { warning, type Codes, type Rule, type RuleFinding, type RuleSet } from '#engine/manifest/rule.ts'

const codes: Codes = {
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

/** Rules about games. */
export const gamesRules: RuleSet = { codes, rules: [filtersHaveEffect] }
