import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenedBrand, Refusal, RemovedBrand } from '../shared/calls.ts'
import { openStudio, type TestStudio } from './studio.fixture.ts'

let studio: TestStudio
beforeEach(async () => void (studio = await openStudio()))
afterEach(() => studio.close())

const post = async (path: string, body: object = {}) => {
  const answer = await studio.call('POST', `/api${path}`, body)
  return { status: answer.status, ...(answer.body as Refusal & { id: string }) }
}
const revisionOf = async (id: string) =>
  ((await studio.call('GET', `/api/brands/${id}`)).body as OpenedBrand).file.revision
const remove = async (id: string) => post(`/brands/${id}/remove`, { revision: await revisionOf(id) })
const removed = async () => (await studio.call('GET', '/api/removed')).body as RemovedBrand[]

/** As if a brand was published. */
function publishAs(id: string) {
  const brand = join(studio.site, 'brands', id)
  mkdirSync(join(brand, 'versions/1'), { recursive: true })
  writeFileSync(
    join(brand, 'versions/1/record.json'),
    JSON.stringify({ brand: id, version: 1, hosts: [`${id}.example`] }),
  )
  writeFileSync(join(brand, 'versions/1/manifest.json'), '{}')
  symlinkSync('versions/1', join(brand, 'current'))
}

describe('a brand', () => {
  it('gets another name, and nothing else of its file changes', async () => {
    const before = studio.textOf('atlas')
    expect(await post('/brands/atlas/rename', { id: 'atlas', name: 'Atlas Club' })).toMatchObject({ status: 200 })
    expect(studio.textOf('atlas')).toBe(before.replace('"name": "Atlas"', '"name": "Atlas Club"'))
  })

  it('gets another file, with its id', async () => {
    const before = studio.textOf('atlas')
    const answer = await post('/brands/atlas/rename', { id: 'nova', name: 'Atlas' })
    expect(answer).toMatchObject({ status: 200, id: 'nova' })
    expect(studio.textOf('nova')).toBe(before.replace('"id": "atlas"', '"id": "nova"'))
    expect(readdirSync(studio.folder)).not.toContain('atlas.json')
  })

  it('keeps the name of its file while it is published, is extended, or where the name is taken', async () => {
    publishAs('atlas')
    const published = await post('/brands/atlas/rename', { id: 'nova', name: 'Atlas' })
    expect([published.status, published.message]).toEqual([409, expect.stringContaining('brand -- unpublish atlas')])
    studio.write('heir', JSON.stringify({ extends: 'donxbet', id: 'heir' }))
    const extended = await post('/brands/donxbet/rename', { id: 'nova', name: 'Nova' })
    expect([extended.status, extended.message]).toEqual([409, 'heir extends donxbet: change that first.'])
    for (const id of ['atlas', 'base', 'A!', '../nova'])
      expect((await post('/brands/totofa/rename', { id, name: 'Nova' })).status, id).toBe(400)
    expect((await post('/brands/totofa/rename', { id: 'totofa', name: ' ' })).status).toBe(400)
    expect(existsSync(join(studio.folder, 'nova.json'))).toBe(false)
  })

  it('is removed and restored as it was', async () => {
    const before = studio.textOf('atlas')
    expect(await remove('atlas')).toMatchObject({ status: 200 })
    expect((await studio.call('GET', '/api/brands/atlas')).status).toBe(404)
    const [kept] = await removed()
    expect(kept).toMatchObject({ id: 'atlas' })
    expect(await post(`/removed/${kept!.file}/restore`)).toMatchObject({ status: 200, id: 'atlas' })
    expect(studio.textOf('atlas')).toBe(before)
    expect(await removed()).toEqual([])
  })

  it('is not removed after a change that was not seen, or while another extends it', async () => {
    const revision = await revisionOf('atlas')
    studio.write('atlas', `${studio.textOf('atlas')} `)
    expect((await post('/brands/atlas/remove', { revision })).status).toBe(409)
    studio.write('heir', JSON.stringify({ extends: 'donxbet', id: 'heir' }))
    expect((await remove('donxbet')).status).toBe(409)
    expect(await removed()).toEqual([])
  })

  it('is not restored over another one, and no other file is', async () => {
    await remove('atlas')
    const [kept] = await removed()
    studio.write('atlas', '{}')
    expect((await post(`/removed/${kept!.file}/restore`)).status).toBe(409)
    for (const file of ['..%2fbase.json', '%2e%2e', 'base.json'])
      expect((await post(`/removed/${file}/restore`)).status, file).toBe(404)
    expect(studio.textOf('atlas')).toBe('{}')
  })
})
