import { describe, expect, it } from 'vitest'
import { definitions, follow, manifestSchema, type Schema } from './schema.ts'
import { entryTitle, frameTitle, pageTitle, placeWords, valueTitle, widgetTitle, windowTitle } from './titles.ts'

/** Returns the settings of a schema and of what is in it, by their places. */
function settingsOf(schema: Schema, at: string): [place: string, setting: Schema][] {
  const { properties = {}, items, additionalProperties } = schema
  const own = Object.entries(properties).flatMap(([name, each]): [string, Schema][] => [
    [`${at}.${name}`, each],
    ...settingsOf(each, `${at}.${name}`),
  ])
  const inner = [items, additionalProperties].filter((each) => typeof each === 'object')
  return [...own, ...inner.flatMap((each) => settingsOf(each, `${at}[]`))]
}

/** The settings under `platform.answers` are properties of the API, whose names they have. */
const { PlatformAnswers: _api, ...named } = definitions
const all = Object.entries({ manifest: manifestSchema, ...named }).flatMap(([name, each]) => settingsOf(each, name))
const titles = all.map(([place, setting]) => [place, follow(setting).title] as const)

describe('every setting', () => {
  it('has a title', () => {
    expect(titles.length).toBeGreaterThan(500)
    expect(titles.filter(([, title]) => title === undefined).map(([place]) => place)).toEqual([])
  })

  it('is called by one to five words in sentence case', () => {
    const proper = /^(Altenar|Betby|Google|Analytics|Tag|Manager|Telegram|TV)$/
    const isPlain = (title: string) => {
      const [first = '', ...others] = title.split(' ')
      const isLower = others.every((word) => proper.test(word) || !/[A-Z]/.test(word))
      return /^[A-Z“]/.test(first) && isLower && others.length < 5 && !/[`/_:.]/.test(title)
    }
    expect(titles.filter(([, title]) => title !== undefined && !isPlain(title))).toEqual([])
  })

  it('and every widget, which the tree and the catalogue name', () => {
    const members = Object.values(definitions).flatMap(({ oneOf = [] }) => oneOf)
    const untitled = members.filter((member) => follow(member).title === undefined)
    expect(untitled.map((member) => follow(member)['x-kind'])).toEqual([])
  })
})

describe('a value of a choice', () => {
  it('has a title of its own, or the words of its name', () => {
    const layout = follow(definitions.BannersBlock!).properties!.layout!
    expect(['stacked', 'split'].map((value) => valueTitle(value, layout))).toEqual([
      'Below the carousel',
      'Beside it on wide screens',
    ])
    expect(valueTitle('dark', { enum: ['dark'] })).toBe('Dark')
    expect(valueTitle('ar', definitions.Language!)).toBe('Arabic')
    expect(valueTitle('PROFILE', definitions.RouteKey!)).toBe('Profile')
    expect(['16:9', 2, 'GET /banners'].map((value) => valueTitle(value, {}))).toEqual(['16:9', '2', 'GET /banners'])
  })

  it('is told from the others by its title', () => {
    const choices = Object.values(definitions).flatMap((each) => [each, ...settingsOf(each, '').map(([, one]) => one)])
    const titled = [...choices, ...all.map(([, setting]) => setting)].filter(({ enumTitles }) => enumTitles)
    expect(titled.length).toBeGreaterThan(40)
    for (const { enum: values = [], enumTitles = [] } of titled) {
      expect(enumTitles).toHaveLength(values.filter((value) => value !== null).length)
      expect(new Set(enumTitles).size, enumTitles.join()).toBe(enumTitles.length)
    }
  })
})

const manifest = {
  languages: ['fr'],
  hosts: { 'lumina.example': {} },
  pages: {
    MAIN: { blocks: [{ use: 'logo' }, { use: 'game-row', title: 'lobby.hot' }] },
    'summer-sale': { path: '/summer', blocks: [{ use: 'columns', columns: [{ blocks: [{ use: 'text' }] }] }] },
  },
  frame: { rail: [{ use: 'main-nav', items: [{ page: 'MAIN' }] }] },
  texts: { fr: { common: { 'lobby.hot': 'Chaud' } } },
  playerProtection: { help: [{ name: 'GamCare' }] },
}

describe('a place is said in the words of operators', () => {
  it.each([
    ['', 'The whole brand'],
    ['/theme/tokens/onBrand/dark', 'Theme › Colours › Text on brand colour › Dark theme'],
    ['/pages/MAIN/blocks/1/title', 'Pages › Main page › Blocks › 2 Row of games › Heading'],
    ['/pages/MAIN/guards', 'Pages › Main page › Who sees it'],
    [
      '/pages/summer-sale/blocks/0/columns/0/blocks/0/text',
      'Pages › Summer sale › Blocks › 1 Columns › Columns › 1 › Blocks › 1 Text › Text',
    ],
    [
      '/frame/rail/0/items/0/page',
      'Around every page › Left column › 1 Main navigation › Entries › 1 Main page › Page',
    ],
    ['/overlays/sidebar/visible', 'Windows › Menu on phones › In use'],
    ['/texts/fr/common/lobby.hot', 'Texts › French › common › lobby.hot'],
    ['/hosts/lumina.example/api', 'Addresses of the site › lumina.example › Address of the platform'],
    ['/playerProtection/help/0/link', 'Player protection › Where to find help › 1 GamCare › Address'],
    ['/pages/MAIN/blocks/remove', 'Pages › Main page › Blocks › Removed'],
    ['/nonsense/at/all', 'nonsense › at › all'],
  ])('%s', (pointer, words) => expect(placeWords(pointer, manifest)).toBe(words))

  it('keys that the schema does not know, as they are', () => {
    expect(placeWords('/texts/engl', {})).toBe('Texts › engl')
    expect(placeWords('/__proto__', {})).toBe('__proto__')
    expect(placeWords('/pages/MAIN/blocks/0/use', { pages: { MAIN: { blocks: [{}] } } })).toBe(
      'Pages › Main page › Blocks › 1 › Widget',
    )
  })

  it('pages, lists of the frame, windows and widgets alone', () => {
    expect(pageTitle('LIVE_SPORT')).toBe('Live sport')
    expect(pageTitle('summer-sale')).toBe('Summer sale')
    expect(frameTitle('bottomBar')).toBe('Bottom bar on phones')
    expect(windowTitle('age-gate')).toBe('Age question')
    expect(widgetTitle('Block', 'game-row')).toBe('Row of games')
    expect(widgetTitle('Block', 'no-such-thing')).toBe('No such thing')
    expect(entryTitle('MAIN', { items: { $ref: '#/$defs/PageKey' } })).toBe('Main page')
  })
})
