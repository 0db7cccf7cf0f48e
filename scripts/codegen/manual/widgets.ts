import { isObject } from '#manifest-tools/json/pointer.ts'
import { definitions, follow, useOf, type Schema } from '#manifest-tools/explain/schema.ts'
import { choices, patternOf, typeWords } from '#manifest-tools/explain/words.ts'
import { exampleOf } from './examples.ts'
import { accepted, bullets, exampleCode, linkTo, pageKeys, paragraphs, table } from './markdown.ts'

/** The headings of the kinds of widgets. */
export const headings: Record<string, string> = {
  Block: 'Blocks',
  InnerBlock: 'Blocks',
  Sport: 'Sportsbooks',
  Chat: 'Chat vendors',
  Verification: 'Vendors of the verification',
  Jackpot: 'Jackpot looks',
  Loader: 'Loaders',
  Field: 'Kinds of fields',
}

const intro: Record<string, string> = {
  Block:
    'A block is used in the `blocks` of a page or an overlay, in a list of `frame`, or in `notFound`. Each can have `guards`.',
  Sport: 'The sportsbook of a brand: the value of `sport`.',
  Chat: 'A chat is used in the list `chats`.',
  Verification: 'The vendor that verifies identity: the value of `verification`.',
  Jackpot: 'The look of the jackpots: the value of `jackpots.games` and of `jackpots.tvGames`.',
  Loader: 'The indicator that shows while a page’s code loads: the value of `loader`.',
  Field:
    'A field is used in the `fields` of a form. All kinds have the options of the first one; the others’ tables list what is their own.',
}

/** The headings of widgets and guards, for the table of contents. */
export const widgetParts = [...Object.values(headings), 'Guards']

/** Renders every widget with its options. */
export const widgets = () =>
  Object.keys(intro)
    .map((type) =>
      paragraphs(`## ${headings[type]}`, intro[type]!, ...membersOf(type).map((member) => widget(type, member))),
    )
    .join('\n\n')

const membersOf = (union: string) => definitions[union]!.oneOf!

function widget(type: string, member: Schema): string {
  const name = useOf(member)
  return paragraphs(
    `### ${type} \`${name}\``,
    follow(member).description ?? '',
    bullets([['In Studio', follow(member).title ?? '']]),
    optionsTable(member),
    example(name, false),
  )
}

function optionsTable(schema: Schema): string {
  const rows = optionRows(schema).filter(([name]) => name !== '`use`' && name !== '`guards`')
  return rows.length > 0 ? table(['Option', 'Type', 'Required', 'What it does'], rows) : ''
}

/** Returns a row for each option, and for each setting of a list’s entries. */
function optionRows(schema: Schema, before = ''): string[][] {
  const { properties = {}, required = [] } = follow(schema)
  return Object.entries(properties).flatMap(([key, option]) => {
    const { items, title = '', description = '' } = follow(option)
    const row = [
      `\`${before}${key}\``,
      typeWords(option),
      required.includes(key) ? 'yes' : 'no',
      paragraph(title && `**${title}.**`, description, limits(option)),
    ]
    const inner = items && isObject(follow(items).properties) ? optionRows(items, `${before}${key}.*.`) : []
    return [row, ...inner]
  })
}

const paragraph = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

function limits(option: Schema): string {
  const { 'x-kind': kind, items, else: guard } = follow(option)
  const union = items ? follow(items) : undefined
  if (kind === 'PageKey' || union?.['x-kind'] === 'PageKey') return `Accepted: ${pageKeys}.`
  if (guard ?? union?.else) return `See ${linkTo('Guards')}.`
  if (union?.oneOf) return `See ${linkTo(headings[union['x-kind']!]!)}.`
  const values = accepted(choices(option))
  const pattern = patternOf(option)
  return paragraph(values && `Accepted: ${values}.`, pattern ? `It ${pattern}.` : '')
}

function example(name: string, inGuards: boolean): string {
  const found = exampleOf(name, inGuards)
  const written = exampleCode(found?.value)
  return written ? bullets([['Example', `${written} (${found!.manifest})`]]) : ''
}

/** Renders every guard: plain ones by name, others with their options. */
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
    'A guard is used in the `guards` of a page, an overlay, a block or a navigation entry, with the same meaning everywhere. All guards of a list must pass.'
  return paragraphs('## Guards', words, ...plain, ...withOptions)
}
