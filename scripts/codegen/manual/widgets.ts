import { isObject } from '#engine/manifest/pointer.ts'
import { definitions, follow, useOf, type Schema } from '../../brand/explain/schema.ts'
import { choices, patternOf, typeWords } from '../../brand/explain/words.ts'
import { slots } from '../slots.ts'
import { exampleOf } from './examples.ts'
import { accepted, bullets, exampleCode, linkTo, paragraphs, table } from './markdown.ts'

/** The note on a widget that is not implemented yet. */
export const notBuilt = 'Its settings are accepted, but it is not implemented yet and shows nothing.'

/** The heading of each kind of widget. */
export const headings: Record<string, string> = {
  Block: 'Blocks',
  Sport: 'Sportsbooks',
  Chat: 'Chat vendors',
  Jackpot: 'Jackpot looks',
  Loader: 'Loaders',
}

const intro: Record<string, string> = {
  Block:
    'A block is an entry in the `blocks` of a page or an overlay, in a list of `frame`, or in `notFound`. Each may have `guards`.',
  Sport: 'The sportsbook of a brand: the value of `sport`.',
  Chat: 'A chat is an entry in the list `chats`.',
  Jackpot: 'The look of the jackpots: the value of `jackpots.games` and of `jackpots.tvGames`.',
  Loader: 'What is shown while a page’s code is loading: the value of `loader`.',
}

/** The headings of the kinds of widgets, for a table of contents. */
export const widgetParts = [...Object.values(headings), 'Guards']

/** Every widget that a manifest can use, with its options. */
export const widgets = () =>
  Object.keys(intro)
    .map((type) =>
      paragraphs(`## ${headings[type]}`, intro[type]!, ...membersOf(type).map((member) => widget(type, member))),
    )
    .join('\n\n')

const membersOf = (union: string) => definitions[union]!.oneOf!

function widget(type: string, member: Schema): string {
  const name = useOf(member)
  const built = slots.find((slot) => slot.type === type)?.built.includes(name)
  return paragraphs(
    `### ${type} \`${name}\``,
    follow(member).description ?? '',
    built ? '' : notBuilt,
    optionsTable(member),
    example(name, false),
  )
}

function optionsTable(schema: Schema): string {
  const rows = optionRows(schema).filter(([name]) => name !== '`use`' && name !== '`guards`')
  return rows.length > 0 ? table(['Option', 'Type', 'Required', 'What it does'], rows) : ''
}

/** A row for each option, and for each setting of a list’s entries. */
function optionRows(schema: Schema, before = ''): string[][] {
  const { properties = {}, required = [] } = follow(schema)
  return Object.entries(properties).flatMap(([key, option]) => {
    const { items, description = '' } = follow(option)
    const row = [
      `\`${before}${key}\``,
      typeWords(option),
      required.includes(key) ? 'yes' : 'no',
      paragraph(description, limits(option)),
    ]
    const inner = items && isObject(follow(items).properties) ? optionRows(items, `${before}${key}.*.`) : []
    return [row, ...inner]
  })
}

const paragraph = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

function limits(option: Schema): string {
  const { title, items, else: guard } = follow(option)
  const union = items ? follow(items) : undefined
  if (guard ?? union?.else) return `See ${linkTo('Guards')}.`
  if (union?.oneOf) return `See ${linkTo(headings[union.title!]!)}.`
  if (title === 'RouteKey' || union?.title === 'RouteKey') return `Accepted: the keys of ${linkTo('pages', '`pages`')}.`
  const values = accepted(choices(option))
  const pattern = patternOf(option)
  return paragraph(values && `Accepted: ${values}.`, pattern ? `It ${pattern}.` : '')
}

function example(name: string, inGuards: boolean): string {
  const found = exampleOf(name, inGuards)
  const written = exampleCode(found?.value)
  return written ? bullets([['Example', `${written} (${found!.manifest})`]]) : ''
}

/** Every guard: those without options by name only, the others with their options. */
export function guards(): string {
  const { enum: names = [], enumDescriptions = [] } = definitions.GuardName!
  const plain = names.map((name, index) =>
    paragraphs(`### Guard \`${name}\``, enumDescriptions[index]!, bullets([['Written', `\`"${name}"\``]])),
  )
  const withOptions = membersOf('GuardWithOptions').map((member) =>
    paragraphs(
      `### Guard \`${useOf(member)}\``,
      follow(member).description!,
      optionsTable(member),
      example(useOf(member), true),
    ),
  )
  const words =
    'A guard is an entry in the `guards` of a page, an overlay, a block or a navigation entry, with the same meaning everywhere. All guards of a list must hold.'
  return paragraphs('## Guards', words, ...plain, ...withOptions)
}
