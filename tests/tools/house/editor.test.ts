import { describe, expect, it } from 'vitest'
import schema from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { useOf } from '#manifest-tools/explain/schema.ts'
import { completions, hover } from './editor.ts'

const labels = async (settings: string) => (await completions(settings)).map(({ label }) => label)
const block = (inner: string) => `"pages": { "MAIN": { "blocks": [${inner}] } }`
const guard = (inner: string) => `"pages": { "MAIN": { "guards": [${inner}] } }`
const field = (inner: string) => `"forms": { "registration-b": { "fields": [${inner}] } }`
const uses = (union: { oneOf: { $ref: string }[] }) => union.oneOf.map(useOf)
const { Block, Field, GuardName, GuardWithOptions, Sport, Overlays, RouteKey, Language } = schema.$defs

describe('an editor completes', () => {
  it.each([
    [
      'settings',
      '"|"',
      Object.keys(schema.properties).filter((key) => !['$schema', 'id', 'manifestVersion'].includes(key)),
    ],
    ['route keys', '"pages": { "|" }', RouteKey.enum],
    ['a page’s settings', '"pages": { "MAIN": { "|" } }', ['path', 'visible', 'guards', 'title', 'blocks']],
    ['guards', guard('"|"'), [...GuardName.enum, ...uses(GuardWithOptions)]],
    ['guards in an empty list', guard('|'), [...GuardName.enum, ...uses(GuardWithOptions)]],
    ['guards with options', guard('{ "use": "|" }'), uses(GuardWithOptions)],
    ['a guard’s options', guard('{ "use": "session-flag", "|" }'), ['flag']],
    [
      'the values of a guard’s option',
      guard('{ "use": "session-flag", "flag": "|" }'),
      ['successful-registration', 'successful-deposit'],
    ],
    ['pages in a guard', guard('{ "use": "page-not", "pages": ["|"] }'), RouteKey.enum],
    ['whole widgets in a block list', block('|'), uses(Block)],
    ['widgets’ names', block('{ "use": "|" }'), uses(Block)],
    [
      'a widget’s options',
      block('{ "use": "game-row", "|" }'),
      ['guards', 'title', 'types', 'category', 'sort', 'limit'],
    ],
    ['the values of a widget’s option', block('{ "use": "game-row", "sort": "|" }'), ['popular', 'new', 'name']],
    [
      'the values in a list',
      block('{ "use": "game-grid", "types": ["|"] }'),
      ['slots', 'live', 'tv', 'crash', 'table'],
    ],
    ['a navigation entry', block('{ "use": "main-nav", "items": [{ "|" }] }'), ['page', 'icon', 'text', 'guards']],
    ['a navigation entry’s page', block('{ "use": "main-nav", "items": [{ "page": "|" }] }'), RouteKey.enum],
    ['blocks of the frame', '"frame": { "header": [|] }', uses(Block)],
    ['overlays', '"overlays": { "|" }', Object.keys(Overlays.properties)],
    ['an overlay’s settings', '"overlays": { "sidebar": { "|" } }', ['visible', 'guards', 'blocks']],
    ['blocks of an overlay', '"overlays": { "sidebar": { "blocks": [{ "use": "|" }] } }', uses(Block)],
    ['kinds of fields in a form', field('{ "use": "|" }'), uses(Field)],
    ['the options of a kind of field', field('{ "use": "date", "|" }'), ['name', 'visible', 'isBirthday', 'earliest']],
    [
      'a field to insert',
      '"forms": { "registration-b": { "fields": { "insert": [{ "entry": { "use": "|" } }] } } }',
      uses(Field),
    ],
    [
      'what an edit of fields can do',
      '"forms": { "registration-b": { "fields": { "|" } } }',
      ['insert', 'remove', 'change'],
    ],
    ['a step', '"forms": { "registration-b": { "steps": [{ "|" }] } }', ['title', 'fields', 'call']],
    ['a condition', field('{ "use": "text", "visible": [{ "|" }] }'), ['field', 'player', 'in', 'notIn']],
    ['sportsbooks', '"sport": { "use": "|" }', uses(Sport)],
    ['a sportsbook’s options', '"sport": { "use": "betby", "|" }', ['script', 'brandId', 'hosts']],
    [
      'every sportsbook’s options while none is chosen',
      '"sport": { "hosts": ["https://vendor.example"], "bra|" }',
      ['use', 'brandId', 'script', 'oddsFormat'],
    ],
    [
      'the parts of an object inside an answer',
      '"platform": { "answers": { "BetTotals": { "|" } } }',
      ['root', 'stake', 'win', 'currency'],
    ],
    ['chats', '"chats": [{ "use": "|" }]', ['livechat', 'tawk']],
    ['languages', '"languages": ["|"]', Language.enum],
    ['calls of the specification', '"registration": { "endpoint": "|" }', ['donxbet-signup', 'betogol-signup']],
    ['currencies', '"currency": "|"', ['EUR', 'TND', 'XOF']],
    ['countries', '"registration": { "countries": ["|"] }', ['TN', 'SN', 'CI']],
    ['settings of a host', '"hosts": { "m.example": { "|" } }', ['api', 'seo', 'telegram']],
    ['languages of own texts', '"texts": { "|" }', Language.enum],
    ['namespaces of own texts', '"texts": { "fr": { "|" } }', ['common', 'errors', 'payment']],
    [
      'keys of own texts',
      '"texts": { "fr": { "common": { "|" } } }',
      ['nav.home', 'lobby.games_one', 'lobby.games_other'],
    ],
    [
      'keys where a text is expected',
      '"pages": { "MAIN": { "title": "|" } }',
      ['page.MAIN', 'lobby.popular', 'lobby.games'],
    ],
    ['keys in a widget’s options', block('{ "use": "game-row", "title": "|" }'), ['page.MAIN', 'lobby.popular']],
  ])('%s', async (_what, settings, expected) => {
    expect(await labels(settings)).toEqual(expect.arrayContaining(expected))
  })

  it('only what the selected widget accepts', async () => {
    expect((await labels(block('{ "use": "provider-strip", "|" }'))).sort()).toEqual(['guards', 'limit'])
  })

  it('a widget with its required options', async () => {
    const found = (await completions(block('|'))).find(({ label }) => label === 'jackpot')!
    expect(found.text!.replaceAll(/\s+/g, ' ')).toBe('{ "use": "jackpot", "kind": "${1|games,tv-games|}" }')
    expect(found.says).toContain('The jackpots of one kind')
  })

  it('with the braces of an object and the brackets of a list', async () => {
    const texts = (await completions('"|"')).map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining(['"pages": {$1}', '"sport": {$1}', '"languages": [$1]', '"name": "$1"']),
    )
  })

  it('a number with a usual value in place of 0', async () => {
    const inserted = async (settings: string, label: string) =>
      (await completions(settings)).find((each) => each.label === label)?.text
    expect([
      await inserted(block('{ "use": "game-row", "|" }'), 'limit'),
      await inserted('"registration": { "permissions": { "|" } }', 'minAge'),
    ]).toEqual(['"limit": ${1:18}', '"minAge": ${1:18}'])
  })

  it('with descriptions', async () => {
    const saying = async (settings: string, label: string) =>
      (await completions(settings)).find((each) => each.label === label)?.says
    expect(await saying('"pages": { "MAIN": { "title": "|" } }', 'nav.home')).toBe('In English: Home')
    expect(await saying('"languages": ["|"]', 'fa')).toBe('Persian')
    expect(await saying('"currency": "|"', 'TND')).toBe('Tunisian Dinar')
    expect(await saying(block('{ "use": "|" }'), 'provider-strip')).toContain('providers')
    expect(await saying(guard('"|"'), 'signed-in')).toContain('signed-in players')
    expect(await saying(block('{ "use": "main-nav", "items": [{ "page": "|" }] }'), 'DEPOSIT')).toContain('/deposit')
  })
})

describe('hovering shows', () => {
  it.each([
    ['a setting', '"curren|cy": "EUR"', schema.properties.currency.description],
    [
      'a setting’s Markdown unescaped',
      '"theme": { "ra|dius": "soft" }',
      schema.properties.theme.properties.radius.description,
    ],
    [
      'the page’s own description, not that of pages',
      '"pages": { "DEPO|SIT": {} }',
      schema.properties.pages.properties.DEPOSIT.description,
    ],
    [
      'the purpose of this colour',
      '"theme": { "tokens": { "acc|ent": {} } }',
      schema.properties.theme.properties.tokens.properties.accent.description,
    ],
    ['an overlay', '"overlays": { "whe|el": {} }', Overlays.properties.wheel.description],
    ['a widget by its name', block('{ "use": "game-r|ow" }'), 'A horizontally scrolling row of games.'],
    ['a widget’s option', block('{ "use": "game-row", "li|mit": 3 }'), 'The maximum number of games.'],
    ['a guard by its name', guard('"signed|-in"'), 'Holds for signed-in players'],
    ['the text behind a key', '"pages": { "MAIN": { "title": "lobby.popu|lar" } }', 'In English: Popular'],
    [
      'the text that is replaced',
      '"texts": { "fr": { "common": { "lobby.popu|lar": "Top" } } }',
      'In English: Popular',
    ],
    ['a language', '"languages": ["f|a"]', 'Persian'],
  ])('%s', async (_what, settings, words) => {
    expect(await hover(settings)).toContain(words)
  })
})
