import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBuild } from '../../render/brand-pages.ts'
import { allOf, scratchSite } from '../site.fixture.ts'

const host = 'lumina.example'
const address = '/brands/lumina/pages/terms.en.md'
let scratch: ReturnType<typeof scratchSite>
let art: string

const write = (text: string) => writeFileSync(join(art, address), text)
const content = () => async () => ({ status: 200, body: 'content', date: null })
const options = () => ({ build: openBuild(scratch.build), content })
const publish = () => scratch.store.publish(scratch.manifests, ['lumina'], { ...options(), art, by: 'tester' })
const page = () => scratch.shown(host, 'static/any.html')

beforeEach(() => {
  scratch = scratchSite()
  art = join(scratch.folder, 'public')
  cpSync('public/brands/neutral', join(art, 'brands/neutral'), { recursive: true })
  mkdirSync(join(art, 'brands/lumina/pages'), { recursive: true })
  write('# Terms one')
  scratch.brand('lumina', [host], { languages: ['en'], staticPages: { terms: { en: address } } })
})
afterEach(() => scratch[Symbol.dispose]())

it('publishes the file, and the page with its text', async () => {
  await publish()
  expect(scratch.shown(host, address)).toBe('# Terms one')
  expect(page()).toContain('<article># Terms one</article>')
})

it('a changed file is another version', async () => {
  await publish()
  write('# Terms two')
  await publish()
  expect(scratch.kept('lumina')).toEqual([1, 2])
  expect(page()).toContain('# Terms two')
})

it('a refresh shows the text as it was published', async () => {
  await publish()
  write('# Terms two')
  expect(await allOf(scratch.store.refresh(['lumina'], options()))).toMatchObject([{ state: 'read', changed: 0 }])
  expect(page()).toContain('# Terms one')
})

it('is not published without its file', async () => {
  scratch.brand('lumina', [host], {
    languages: ['en'],
    staticPages: { terms: { en: '/brands/lumina/pages/no.en.md' } },
  })
  const { report, brands } = await publish()
  expect(report.diagnostics.map(({ code }) => code)).toContain('static-pages/absent')
  expect(brands).toEqual([])
})
