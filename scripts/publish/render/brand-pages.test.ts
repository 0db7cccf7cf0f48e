import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands, type Brand } from '../brands/brands.ts'
import { buildFolder } from './build.fixture.ts'
import { contentSecurityPolicy } from '../policy/csp.ts'
import { filesOf, openBuild, pagesOf, type Build, type HostPages } from './brand-pages.ts'
import type { Renderer, SendGet } from '#engine/rendered-page.ts'
import { dataIn } from './shell.fixture.ts'

const [first] = readBrands('manifests', '')
const languages: Manifest['languages'] = ['en', 'fr']
const manifest: Manifest = {
  ...first!.manifest,
  languages,
  hosts: { 'a.example': {}, 'b.example': { seo: { robots: 'noindex' } } },
}
const brandWith = (change: Partial<Manifest> = {}): Brand => {
  const changed = { ...manifest, ...change }
  return { id: changed.id, manifest: changed, inlined: changed, diagnostics: [] }
}

let folder: ReturnType<typeof buildFolder>
let build: Build
let render: ReturnType<typeof vi.fn<Renderer['renderPage']>>
beforeEach(() => {
  folder = buildFolder()
  const opened = openBuild(folder.folder)
  render = vi.fn(opened.assets.renderer.renderPage)
  // The rules of all blocks are no part of the small build.
  const page = () => ({ scripts: [], styles: [] })
  build = {
    ...opened,
    assets: {
      ...opened.assets,
      page,
      css: () => '',
      font: () => ({ css: '', latin: [], arabic: '' }),
      renderer: { ...opened.assets.renderer, renderPage: render },
    },
  }
})
afterEach(() => folder[Symbol.dispose]())

const shellOf = async ({ files, shell }: HostPages, name: string) => shell(files.find((file) => file.name === name)!)
const bodyOf = (html: string) => /<h1 class="own">(.*?)<\/h1>/.exec(html)?.[1]

describe('the pages of a host', () => {
  it('are files of the brand, each rendered with its page, path and language', async () => {
    const pages = pagesOf(brandWith(), build)('a.example')
    expect(pages.files).toEqual(filesOf(brandWith()))
    const bodies = ['index.html', 'fr/games/index.html', 'game/any.html', 'fr/any.html'].map(async (name) =>
      bodyOf((await shellOf(pages, name)).html),
    )
    expect(await Promise.all(bodies)).toEqual([
      'MAIN / en https://a.example',
      'GAMES /games fr https://a.example',
      `GAME ${manifest.pages.GAME.path} en https://a.example`,
      ' /any.html fr https://a.example',
    ])
  })

  it('are rendered with all texts of their language, and hold the first ones', async () => {
    const { html } = await shellOf(pagesOf(brandWith(), build)('a.example'), 'fr/index.html')
    expect(render.mock.calls[0]![0].texts).toMatchObject({ common: { hello: 'Salut' } })
    expect(dataIn(html, 'texts')).toMatchObject({ fr: { common: { hello: 'Salut' } } })
  })

  it('are rendered once for all hosts, whose settings differ', async () => {
    const at = pagesOf(brandWith({ images: {} as never }), build)
    const shells = await Promise.all(['a.example', 'b.example'].map((host) => shellOf(at(host), 'index.html')))
    expect(render).toHaveBeenCalledOnce()
    expect(shells.map(({ html }) => /<meta name="robots"[^>]*noindex/.test(html))).toEqual([false, true])
  })

  it('are rendered for each host where a service makes pictures that are addressed below it', async () => {
    const at = pagesOf(brandWith({ images: { service: { address: '/cdn/{width}/{plainUrl}' } } as never }), build)
    for (const host of ['a.example', 'b.example']) await shellOf(at(host), 'index.html')
    expect(render.mock.calls.map(([{ origin }]) => origin)).toEqual(['https://a.example', 'https://b.example'])
  })

  it('hold content where the brand’s platform is asked, but not for parameters that are not known', async () => {
    const sendGet: SendGet = async () => ({ status: 200, body: 'games', date: null })
    const pages = pagesOf(brandWith(), build, { sendGet })('a.example')
    const shell = await shellOf(pages, 'index.html')
    expect([shell.contentAt, dataIn(shell.html, 'page-content')]).toMatchObject([1000, { at: 1000 }])
    for (const name of ['game/any.html', 'any.html']) expect((await shellOf(pages, name)).contentAt).toBeUndefined()
    const without = await shellOf(pagesOf(brandWith(), build)('a.example'), 'index.html')
    expect(without.contentAt).toBeUndefined()
  })

  it('name what could not be rendered, and leave it to the browser', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const rest = {
      html: '<p>rest</p>',
      head: {},
      reads: {},
      failures: new Map(),
      namespaces: [],
      boundaries: 1,
      hasOtherIcons: false,
    }
    render.mockResolvedValue({ ...rest, errors: ['broken'] })
    const { html } = await shellOf(pagesOf(brandWith(), build)('a.example'), 'index.html')
    expect([html.includes('<p>rest</p>'), error.mock.calls]).toEqual([true, [['broken']]])
  })

  it('have a bare form, which shows whether anything but content has changed', async () => {
    const bareOf = (brand: Brand) => pagesOf(brand, build)('a.example').bare.html
    expect(bareOf(brandWith())).toBe(bareOf(brandWith()))
    expect(bareOf(brandWith({ name: 'Other' }))).not.toBe(bareOf(brandWith()))
    expect(render).not.toHaveBeenCalled()
  })
})

describe('a brand that the browser draws alone', () => {
  it('shows its problems at every path if it is not valid', async () => {
    const problem = { severity: 'error', code: 'manifest/unknown-setting', message: 'No.' } as never
    const wrong = { ...brandWith(), inlined: undefined, diagnostics: [problem] }
    const pages = pagesOf(wrong, build)('a.example')
    expect(pages.files.map(({ name }) => name)).toEqual(['index.html', 'any.html'])
    const { html } = await shellOf(pages, 'any.html')
    expect([dataIn(html, 'problems'), dataIn(html, 'manifest'), dataIn(html, 'texts')]).toEqual([
      [problem],
      {},
      undefined,
    ])
    expect(html).toContain('<div id="root"></div>')
    expect(render).not.toHaveBeenCalled()
  })

  it('is rendered with a warning', async () => {
    const warning = { severity: 'warning', code: 'a/b', message: 'Hm.' } as never
    const { html } = await shellOf(
      pagesOf({ ...brandWith(), diagnostics: [warning] }, build)('a.example'),
      'index.html',
    )
    expect(bodyOf(html)).toContain('MAIN')
  })

  it('is closed for maintenance', async () => {
    const brand = brandWith({ maintenance: { site: true } as never })
    const { html } = await shellOf(pagesOf(brand, build)('a.example'), 'index.html')
    expect([html.includes('<div id="root"></div>'), render.mock.calls]).toEqual([true, []])
  })
})

it('the policy allows the API, including its socket, and nothing else', () => {
  const policyFor = (api: string) =>
    contentSecurityPolicy({ script: 'a', styles: [`'sha256-b'`], api, frames: [], vendors: [] })
  expect(policyFor('https://api.example')).toContain(`connect-src 'self' https://api.example wss://api.example;`)
  expect(policyFor('https://api.example').replace(`style-src-attr 'unsafe-inline'`, '')).not.toMatch(/unsafe|\*/)
  expect(policyFor('')).toContain(`connect-src 'self';`)
})
