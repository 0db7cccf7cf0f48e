import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Changed, Checked, OpenedBrand, ParentCard } from '../shared/calls.ts'
import { openStudio, type TestStudio } from './studio.fixture.ts'

let studio: TestStudio
beforeEach(async () => void (studio = await openStudio()))
afterEach(() => studio.close())

const open = async (id: string) => (await studio.call('GET', `/api/brands/${id}`)).body as OpenedBrand

describe('a parent', () => {
  it('is listed and opened with the brands that inherit from it, and with one that shows it', async () => {
    const cards = (await studio.call('GET', '/api/parents')).body as ParentCard[]
    expect(cards.map(({ name }) => name)).toEqual(['base'])
    expect(cards[0]!.users).toContain('atlas')
    const { users, example, preview } = await open('base')
    expect(users).toEqual(cards[0]!.users)
    expect(example!.map(({ name }) => name)).toEqual(['base', users![0]])
    expect(preview).toBe(`http://${users![0]}.localhost:4600`)
  })

  it('is checked with all its brands, and tells what changes for each of them', async () => {
    const { file } = await open('base')
    const wrong = file.text.replace('"/promotions"', '"promotions"')
    const { diagnostics } = (await studio.call('POST', '/api/brands/base/check', { text: wrong })).body as Checked
    const place = { pointer: '/pages/PROMOTIONS/path', file: expect.stringContaining('base.json') as string }
    expect(diagnostics).toContainEqual(expect.objectContaining(place))
    const text = file.text.replace('"/promotions"', '"/offers"')
    const { brands } = (await studio.call('POST', '/api/brands/base/changes', { text })).body as Changed
    expect(brands!.find(({ id }) => id === 'atlas')!.effects).not.toEqual([])
    const saved = await studio.call('PUT', '/api/brands/base', { text, base: file.text })
    expect([saved.status, studio.textOf('base')]).toEqual([200, text])
  })

  it('is not published by itself', async () => {
    expect((await studio.call('POST', '/api/brands/base/publish', {})).status).toBe(404)
  })
})
