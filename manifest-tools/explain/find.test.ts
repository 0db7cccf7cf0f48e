import { describe, expect, it } from 'vitest'
import { find } from './find.ts'
import { specNames } from './schema.ts'

const manifest = {
  pages: {
    MAIN: { blocks: [{ use: 'game-row', limit: 3 }], guards: ['signed-in', { use: 'session-flag', flag: 'x' }] },
  },
  forms: {
    'registration-b': {
      fields: [
        { use: 'text', name: 'login' },
        { use: 'phone', name: 'mobile' },
      ],
    },
  },
}
const addresses = (words: string) => find(words, manifest).subjects.map(({ address }) => address)

describe('find', () => {
  it.each([
    ['a pointer', '/theme/radius', ['/theme/radius']],
    ['a dotted path', 'theme.radius', ['/theme/radius']],
    ['the end of a dotted path', 'tokens.brand', ['/theme/tokens/brand']],
    ['a name', 'radius', ['/theme/radius']],
    ['a name with a nested setting', 'birthday.visible', ['/registration/permissions/birthday/visible']],
    ['a page', 'DEPOSIT', ['/pages/DEPOSIT']],
    ['a setting of a shared definition', 'tokens.brand.dark', ['/theme/tokens/brand/dark']],
    ['a free key', '/hosts/nova.example/api', ['/hosts/nova.example/api']],
    ['any key', '/pages/*/title', ['/pages/*/title']],
    ['an option of a block by its index', '/pages/MAIN/blocks/0/limit', ['/pages/MAIN/blocks/0/limit']],
    ['an option of a guard by its index', '/pages/MAIN/guards/1/flag', ['/pages/MAIN/guards/1/flag']],
    ['a field by its name', 'forms.registration-b.fields.mobile', ['/forms/registration-b/fields/1']],
    [
      'an option of a field by its name',
      '/forms/registration-b/fields/mobile/send',
      ['/forms/registration-b/fields/1/send'],
    ],
    ['an option of a block by its name', 'pages.MAIN.blocks.game-row.limit', ['/pages/MAIN/blocks/0/limit']],
    ['no field of another name', 'forms.registration-b.fields.phone', []],
    ['a block', 'game-row', ['game-row']],
    ['a block’s option', 'game-row.limit', ['game-row.limit']],
    ['a guard without options', 'signed-in', ['signed-in']],
    ['a guard with options', 'session-flag', ['session-flag']],
    ['the spec’s name', 'MIRRORS', ['/hosts']],
    ['the spec’s name in lowercase', 'default_color_theme', ['/theme/default']],
  ])('finds %s', (_what, words, expected) => {
    expect(addresses(words)).toEqual(expected)
  })

  it('lists all matches of a name, identical ones once', () => {
    const { subjects } = find('title', manifest)
    expect(subjects.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['/seo/title', '/pages/MAIN/title', 'game-row.title']),
    )
    expect(subjects.find(({ address }) => address === '/pages/MAIN/title')!.alike).toContain('/pages/DEPOSIT/title')
  })

  it.each([
    ['raduis', 'radius'],
    ['/theme/raduis', '/theme/radius'],
    ['/pages/MIAN', '/pages/MAIN'],
    ['signed-inn', 'signed-in'],
    ['theme.raduis', 'radius'],
    ['absolutely-nothing', undefined],
  ])('%s: suggests %s', (words, suggestion) => {
    expect(find(words, manifest)).toEqual({ subjects: [], ...(suggestion ? { suggestion } : {}) })
  })
})

it('the names in the specification come from `x-spec`', () => {
  expect(specNames({ 'x-spec': 'ACCESS' })).toEqual(['ACCESS'])
  expect(specNames({ 'x-spec': ['SERVICES_DEV', 'SERVICES_PROD'] })).toEqual(['SERVICES_DEV', 'SERVICES_PROD'])
  expect(specNames({ description: 'An ISO 4217 code.' })).toEqual([])
})
