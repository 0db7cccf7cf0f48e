// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Http } from '../../../engine/data/http.ts'
import { Reads } from './reads.ts'

const here = (path: string) => new URL(path, location.href).href

/** A client whose reads return these values. */
function follow(values: Record<string, unknown>, files: Record<string, string> = {}) {
  const client = {
    get: async ({ name }: { name: string }) => values[name],
    fromPage: async () => undefined,
    file: async ({ address }: { address: string }) => files[address],
  } as unknown as Http
  const reads = new Reads()
  reads.follow(client)
  return { client, reads }
}

const read = (client: Http, name: string, query = {}) => client.get({ name, query } as never, (value) => value as never)

it('names the reads that gave words or a picture, and those of each language', async () => {
  const { client, reads } = follow({
    'GET /banners': [{ title: 'Win  big', image: '/pictures/win.avif', imageSizes: '/pictures/win-480.avif 480w' }],
    'GET /pages': { html: '<h2>Rules &amp; terms</h2><p>No one under <b>18</b></p>' },
    'GET /games': { games: [{ name: 'Book of Sand' }] },
  })
  for (const name of ['GET /banners', 'GET /pages', 'GET /games']) await read(client, name)
  expect(reads.callsWith('Win big', [])).toEqual(['GET /banners'])
  expect(reads.callsWith('', [here('/pictures/win.avif')])).toEqual(['GET /banners'])
  expect(reads.callsWith('Rules & terms', [])).toEqual(['GET /pages'])
  expect(reads.callsWith('No one under', [])).toEqual(['GET /pages'])
  expect(reads.callsWith('Book of Sand', [])).toEqual(['GET /games'])
  expect(reads.callsWith('Book', [])).toEqual([])
  expect(reads.callsWith('', [])).toEqual([])
})

it('knows only the last response of a read, and all reads of it with other parameters', async () => {
  const values: Record<string, unknown> = { 'GET /banners': [{ title: 'Old' }] }
  const { client, reads } = follow(values)
  await read(client, 'GET /banners', { lang: 'en' })
  await read(client, 'GET /banners', { lang: 'fr' })
  values['GET /banners'] = [{ title: 'New' }]
  await read(client, 'GET /banners', { lang: 'en' })
  expect(reads.callsWith('New', [])).toEqual(['GET /banners'])
  expect(reads.callsWith('Old', [])).toEqual(['GET /banners'])
  await read(client, 'GET /banners', { lang: 'fr' })
  expect(reads.callsWith('Old', [])).toEqual([])
})

it('names the file that words are from', async () => {
  const { client, reads } = follow({}, { '/brands/mine/pages/terms.en.md': '<h1>Terms</h1>' })
  await client.file({ address: '/brands/mine/pages/terms.en.md', part: 'html' }, (text) => text)
  expect(reads.filesWith('Terms')).toEqual(['/brands/mine/pages/terms.en.md'])
})
