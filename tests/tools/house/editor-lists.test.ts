import { describe, expect, it } from 'vitest'
import schema from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { useOf } from '#manifest-tools/explain/schema.ts'
import { completions, hover, problems } from './editor.ts'

const edit = (inner: string) => `"pages": { "MAIN": { "blocks": { ${inner} } } }`
const items = (inner: string) => `"frame": { "header": { "change": { "main-nav": { "items": { ${inner} } } } } }`

describe('an editor of an edit of an inherited list', () => {
  it.each([
    ['what an edit does', edit('"|"'), ['remove', 'change', 'insert']],
    ['the place of a new block', edit('"insert": [{ "|" }]'), ['entry', 'before', 'after']],
    ['new blocks', edit('"insert": [{ "entry": { "use": "|" } }]'), schema.$defs.Block.oneOf.map(useOf)],
    ['a block’s options', edit('"change": { "game-row:lobby.new": { "|" } }'), ['title', 'limit']],
    ['a navigation entry’s settings', items('"change": { "GAMES": { "|" } }'), ['page', 'icon', 'text', 'guards']],
  ])('completes %s', async (_what, settings, expected) => {
    const labels = (await completions(settings)).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(expected))
  })

  it('shows on hover what it does', async () => {
    expect(await hover(edit('"rem|ove": ["jackpot"]'))).toContain('inherited entries to remove')
  })

  it.each([
    ['a right edit', edit('"remove": ["jackpot"], "change": { "provider-strip": { "limit": 9 } }'), []],
    ['an insertion', edit('"insert": [{ "before": "jackpot", "entry": { "use": "promotions" } }]'), []],
    ['a misspelt verb', edit('"remvoe": ["jackpot"]'), ['"remvoe"']],
    ['a misspelt place', edit('"insert": [{ "befor": "jackpot", "entry": { "use": "promotions" } }]'), ['"befor"']],
    ['a misspelt widget', edit('"insert": [{ "entry": { "use": "promotion" } }]'), ['"promotion"']],
  ])('underlines what is wrong in %s', async (_what, settings, underlined) => {
    expect((await problems(settings)).map(({ at }) => at)).toEqual(underlined)
  })
})
