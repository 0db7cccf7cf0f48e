import { afterAll, expect, it } from 'vitest'
import { buildFolder } from './build.fixture.ts'
import { pageRenderer } from './build-assets.ts'

const build = buildFolder()
afterAll(() => build[Symbol.dispose]())
const page = { manifest: {} as never, origin: 'https://a.example', path: '/', language: 'en', texts: {} } as const

it('renders pages by the code of a build', async () => {
  const { renderPage } = pageRenderer(build.folder)
  expect(await renderPage({ ...page, page: 'MAIN' })).toMatchObject({
    html: '<h1 class="own">MAIN / en https://a.example</h1>',
    boundaries: 1,
  })
})

it('needs that code once a page is rendered', () => {
  const { renderPage } = pageRenderer('/nowhere')
  expect(() => renderPage(page)).toThrow('render.js')
})
