import type { GameRowBlock, Manifest } from '#manifest'
import { listedBlocks, type ListedBlock } from '#manifest-tools/rules/lists.ts'
import { child } from '#manifest-tools/json/pointer.ts'
import { suggest } from '#manifest-tools/check/suggest.ts'
import { error, warning, type Codes, type Rule, type RuleFinding, type RuleSet } from '#manifest-tools/check/rule.ts'

const codes: Codes = {
  'games/unknown-category': warning(
    'A category of games is neither in the sandbox nor in a recorded response of the platform.',
  ),
  'games/unreachable-message': warning(
    'A message of a games provider’s contract comes after one that matches the same words.',
  ),
  'games/parameter-twice': error('Two parameters of a games provider’s contract have the same name.'),
  'games/unknown-parameter-value': warning(
    'A value of a launch parameter is for a language or mode that the brand does not have.',
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
const categoriesAreKnown: Rule = (manifest, { ids: { categories = [] } }) =>
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

/** Returns the launch contracts, with their places. */
const contractsOf = ({ games }: Manifest) =>
  Object.entries(games.providers ?? {}).map(([id, contract]) => ({
    at: child('/games/providers', id),
    contract,
  }))

/** The first message that matches counts. */
const messagesAreReachable: Rule = (manifest) =>
  contractsOf(manifest).flatMap(({ at, contract: { messages = [] } }) => {
    const keys = messages.map((message) => `${message.at ?? ''} ${message.is.toLowerCase()}`)
    return messages.flatMap(({ is, means }, index): RuleFinding[] => {
      const first = keys.indexOf(keys[index]!)
      if (first === index) return []
      const pointer = `${at}/messages/${index}`
      const message = `"${is}" already means "${messages[first]!.means}" there, by message ${first + 1} of this list.`
      return [
        {
          code: 'games/unreachable-message',
          pointer,
          message,
          fix: { pointer, remove: true },
          effect: `it never means "${means}"`,
        },
      ]
    })
  })

const parametersDiffer: Rule = (manifest) =>
  contractsOf(manifest).flatMap(({ at, contract: { parameters = {} } }) => {
    const { fixed = {}, ...facts } = parameters
    const named = [
      ...Object.entries(facts).map(([fact, { name }]) => ({ name, pointer: `${at}/parameters/${fact}/name` })),
      ...Object.keys(fixed).map((name) => ({ name, pointer: child(`${at}/parameters/fixed`, name) })),
    ]
    return named.flatMap(({ name, pointer }, index): RuleFinding[] => {
      const first = named.findIndex((each) => each.name === name)
      if (first === index) return []
      const message = `The launch address would say "${name}" twice: give each parameter the name that the provider documents.`
      return [
        {
          code: 'games/parameter-twice',
          pointer,
          message,
          also: [named[first]!.pointer],
          effect: 'the game gets one of both',
        },
      ]
    })
  })

const valuesAreUsed: Rule = (manifest) =>
  contractsOf(manifest).flatMap(({ at, contract: { parameters: { language, mode } = {} } }) => [
    ...unknownValues(`${at}/parameters/language`, language?.values, manifest.languages),
    ...unknownValues(`${at}/parameters/mode`, mode?.values, ['real', 'demo']),
  ])

const unknownValues = (at: string, values: object = {}, known: readonly string[]): RuleFinding[] =>
  Object.keys(values)
    .filter((value) => !known.includes(value))
    .map((value) => ({
      code: 'games/unknown-parameter-value',
      pointer: child(`${at}/values`, value),
      message: `"${value}" is none of ${known.join(', ')}.`,
      suggestion: suggest(value, known),
      effect: 'this value is never sent',
    }))

/** Rules about games. */
export const gamesRules: RuleSet = {
  codes,
  rules: [filtersHaveEffect, categoriesAreKnown, messagesAreReachable, parametersDiffer, valuesAreUsed],
}
