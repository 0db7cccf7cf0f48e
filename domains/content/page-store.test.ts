import { expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { isGone } from '#engine/data/retry.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { pageStore } from './page-store.ts'

const files = {
  '/terms.en.md': '# Terms\n\nFor **all**. <b>No HTML</b>.\n',
  '/terms.fr.md': '# Conditions\n\nPour tous.\n',
}
const staticPages = { terms: { en: '/terms.en.md', fr: '/terms.fr.md' } }
const ofPlatform = ['terms-en', 'privacy-en', 'terms-de'].map((id) => ({ id, lang: id.slice(-2), title: `Its ${id}` }))

/** The pages of a brand with two files of its own, on a platform with three pages. */
function own({
  get = vi.fn(async (path: string) => (path === '/pages/client' ? ofPlatform : ofPlatform[1])),
  lacks = [] as string[],
} = {}) {
  const http = fakeHttp({ files, lacks, get: get as never })
  const read = vi.spyOn(http, 'file')
  return { pages: pageStore({ http, manifest: { staticPages } } as unknown as Stores), read, get }
}

it('shows the brand’s file in place of the platform’s page, with HTML in it as text', async () => {
  const { pages, get } = own()
  const terms = pages.page('terms-en')
  await terms.load()
  expect(terms.value).toEqual({
    id: 'terms-en',
    lang: 'en',
    title: 'Terms',
    html: '<p>For <strong>all</strong>. &lt;b&gt;No HTML&lt;/b&gt;.</p>\n',
  })
  expect(get).not.toHaveBeenCalled()
  await pages.page('terms-de').load()
  expect(get).toHaveBeenCalled()
})

it('lists the brand’s pages of a language, then the platform’s that they do not replace', async () => {
  const { pages, read } = own()
  const [en, fr] = [pages.listIn('en'), pages.listIn('fr')]
  await Promise.all([en.load(), fr.load()])
  expect(en.value?.map(({ id, title }) => [id, title])).toEqual([
    ['terms-en', 'Terms'],
    ['privacy-en', 'Its privacy-en'],
  ])
  expect(fr.value?.map(({ title }) => title)).toEqual(['Conditions'])
  expect((await pages.all()).map(({ id }) => id)).toEqual(['terms-en', 'terms-fr', 'privacy-en', 'terms-de'])
  await en.load()
  expect(read).toHaveBeenCalledTimes(2)
})

it('needs no platform for the brand’s pages', async () => {
  const absent = async () => {
    throw Object.assign(new ApiError('absent', 404), { isAbsent: true })
  }
  const { pages } = own({ get: vi.fn(absent) as never })
  const list = pages.listIn('en')
  await list.load()
  expect(list.value).toHaveLength(1)
})

it('fails with the platform’s list, and reads a file again that did not come', async () => {
  const { pages } = own({ get: vi.fn(async () => Promise.reject(new ApiError('no', 503))) as never })
  const list = pages.listIn('en')
  await list.load()
  expect(list.status).toBe('error')
  const { pages: others, read } = own()
  read.mockRejectedValueOnce(new ApiError('no', 503))
  const terms = others.page('terms-en')
  await terms.load()
  expect(terms.status).toBe('error')
  await terms.load()
  expect(terms.value?.title).toBe('Terms')
})

it('takes a page without heading and text for one that the platform does not have', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const get = async () => ({ id: 'terms-en', lang: 'en', title: '', html: '' })
  const page = pageStore({ http: fakeHttp({ get: get as never }), manifest: {} } as unknown as Stores).page('terms-en')
  await page.load()
  expect([page.status, isGone(page.error)]).toEqual(['error', true])
  expect(String(warn.mock.lastCall)).toContain('nothing would be shown')
})
