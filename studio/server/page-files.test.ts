import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageFile, PageFileConflict, Refusal } from '../shared/calls.ts'
import { writesOf } from './log.ts'
import { openStudio, type TestStudio } from './studio.fixture.ts'

let studio: TestStudio
beforeAll(async () => void (studio = await openStudio()))
afterAll(() => studio.close())

const path = (name: string, id = 'atlas') => `/api/brands/${id}/pages/${name}`
const onDisk = (name: string) => join(studio.folder, '../public/brands/atlas/pages', name)
const read = async (name: string) => (await studio.call('GET', path(name))).body as PageFile
const put = async (name: string, text: string, base: string | null, headers = {}) => {
  const { status, body } = await studio.call('PUT', path(name), { text, base }, headers)
  return { status, body: body as PageFile & PageFileConflict & Refusal }
}

describe('a static page', () => {
  it('is written into the brand’s folder, read again, and logged with its author', async () => {
    expect(await read('terms.en.md')).toEqual({ address: '/brands/atlas/pages/terms.en.md', text: '', revision: null })
    const { status, body } = await put('terms.en.md', '# Terms\n', null)
    expect([status, body.text]).toEqual([200, '# Terms\n'])
    expect(readFileSync(onDisk('terms.en.md'), 'utf8')).toBe('# Terms\n')
    expect(await read('terms.en.md')).toEqual(body)
    expect(writesOf(studio.site, 'atlas')).toMatchObject([
      { by: 'maria', action: 'page', detail: '/brands/atlas/pages/terms.en.md' },
    ])
    expect(readdirSync(join(onDisk('.')))).toEqual(['terms.en.md'])
  })

  it('is never written over another one than it was made from', async () => {
    const { revision } = (await put('privacy.fr.md', '# Un', null)).body
    expect((await put('privacy.fr.md', '# Deux', null)).status).toBe(409)
    const { status, body } = await put('privacy.fr.md', '# Deux', 'another')
    expect([status, body.current.text]).toEqual([409, '# Un'])
    expect(readFileSync(onDisk('privacy.fr.md'), 'utf8')).toBe('# Un')
    expect((await put('privacy.fr.md', '# Deux', revision)).status).toBe(200)
    rmSync(onDisk('privacy.fr.md'))
    const gone = await put('privacy.fr.md', '# Trois', revision)
    expect([gone.status, gone.body.current.revision]).toEqual([409, null])
    expect(existsSync(onDisk('privacy.fr.md'))).toBe(false)
  })

  it('that is written twice the same is the same file', async () => {
    const before = writesOf(studio.site, 'atlas').length
    await put('about.en.md', '# About', null)
    expect((await put('about.en.md', '# About', null)).status).toBe(200)
    expect(writesOf(studio.site, 'atlas').length).toBe(before + 1)
  })

  it('has at most 500 KB', async () => {
    const { status, body } = await put('large.en.md', 'é'.repeat(250_001), null)
    expect([status, body.message]).toEqual([413, 'This page has 501 KB; at most 500 KB are possible.'])
    expect(existsSync(onDisk('large.en.md'))).toBe(false)
  })

  it.each([
    '..%2fescaped.en.md',
    '..%2f..%2fneutral%2flogo.svg',
    '%2e%2e%2fterms.en.md',
    'terms.en.md%00',
    '.hidden.en.md',
    'terms.md',
    'Terms.en.md',
    'terms.en.html',
    'terms.en.md.js',
  ])('called %s is neither read nor written', async (name) => {
    expect((await studio.call('GET', path(name))).status).toBeGreaterThanOrEqual(400)
    expect((await put(name, '# x', null)).status).toBeGreaterThanOrEqual(400)
  })

  it('of no brand is refused', async () => {
    for (const id of ['neutral', 'base', '..%2f..']) {
      expect((await studio.call('GET', path('terms.en.md', id))).status).toBe(404)
      expect((await studio.call('PUT', path('terms.en.md', id), { text: '', base: null })).status).toBe(404)
    }
  })

  it('does not leave the folder by a link to a folder elsewhere', async () => {
    const elsewhere = join(studio.folder, '../elsewhere')
    mkdirSync(elsewhere)
    writeFileSync(join(elsewhere, 'terms.en.md'), 'secret')
    mkdirSync(join(studio.folder, '../public/brands/sahel'), { recursive: true })
    symlinkSync(elsewhere, join(studio.folder, '../public/brands/sahel/pages'))
    symlinkSync(join(elsewhere, 'terms.en.md'), onDisk('linked.en.md'))
    for (const each of [path('terms.en.md', 'sahel'), path('linked.en.md')]) {
      expect((await studio.call('GET', each)).status).toBe(403)
      expect((await studio.call('PUT', each, { text: '# x', base: null })).status).toBe(403)
    }
    expect(readFileSync(join(elsewhere, 'terms.en.md'), 'utf8')).toBe('secret')
  })

  it('is not taken from a page of another origin, a foreign host, or without the token', async () => {
    const calls = [
      { origin: 'http://evil.example' },
      { host: 'evil.example:4600' },
      { cookie: '' },
      { origin: undefined, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    ]
    for (const headers of calls)
      expect((await put('forged.en.md', '# x', null, headers)).status).toBeGreaterThanOrEqual(401)
    expect(existsSync(onDisk('forged.en.md'))).toBe(false)
  })

  it('is read by everybody, and written by those who may edit', async () => {
    for (const role of ['viewer', 'translator'] as const) {
      studio.become(role)
      expect((await studio.call('GET', path('terms.en.md'))).status).toBe(200)
      expect((await put('role.en.md', '# x', null)).status).toBe(403)
    }
    studio.become('editor')
    expect((await put('role.en.md', '# x', null)).status).toBe(200)
    studio.become('publisher')
  })
})
