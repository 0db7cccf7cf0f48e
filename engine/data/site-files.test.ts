import { expect, it } from 'vitest'
import { fakeHttp } from '#testing/fake-http.ts'
import { recordContent, withContent } from './page-content.ts'

it('records what is read of the site’s files, each part by itself, and leaves open what fails', async () => {
  const { http, content, failures, settled } = recordContent(fakeHttp({ files: { '/a.md': '# A' } }))
  void http.file({ address: '/a.md', part: 'title' }, (words) => words.slice(2))
  void http.file({ address: '/a.md', part: 'length' }, async (words) => words.length)
  const lost = http.file({ address: '/b.md', part: 'title' }, String)
  await settled()
  const isOpen = await Promise.race([lost.then(() => false), new Promise((end) => setTimeout(() => end(true)))])
  expect(content.values).toEqual({ '/a.md#title': 'A', '/a.md#length': 3 })
  expect([[...failures.keys()], isOpen]).toEqual([['/b.md#title'], true])
})

it('answers each part of a file of the site once, then reads the file', async () => {
  const site = fakeHttp({ files: { '/a.md': '# B' } })
  const http = withContent(site, { at: 0, values: { '/a.md#title': 'A' } })
  const read = () => http.file({ address: '/a.md', part: 'title' }, (words) => words.slice(2))
  expect([await read(), await read()]).toEqual(['A', 'B'])
})
