import { createInstance, type BackendModule, type i18n } from 'i18next'
import { JSDOM } from 'jsdom'
import { enableStaticRendering } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import type { Language, Manifest, PageKey } from '#manifest'
import { registry } from '../widgets/registry.ts'
import { platformOptions } from './boot/platform-options.ts'
import { fetchFirst, startReads } from './boot/read-first.ts'
import { visitorsStores } from './boot/visitors-stores.ts'
import { createHttp } from './data/http.ts'
import { recordContent } from './data/page-content.ts'
import { formatNumbers, interpolationOf } from './i18n/i18n.ts'
import { neverTimeOut } from './data/resource.ts'
import type { PageToRender, RenderedPage, Renderer, SendGet, ShownItem } from './rendered-page.ts'
import { App, Providers } from './routing/app.tsx'
import { Frame } from './routing/frame.tsx'
import { WaitingPage } from './routing/page.tsx'
import { pageBlocks } from './routing/page-blocks.ts'
import { fetchBlocks, fetchWidget } from './routing/widget.tsx'
import { loadOtherIcons } from './ui/icon.tsx'
import { registerLoaded } from './ui/lazy-with-retry.ts'
import OtherIconShape from './ui/other-icon.tsx'
import { sanitizeIn } from './ui/safe-html.tsx'

enableStaticRendering(true)
neverTimeOut()
registerLoaded(loadOtherIcons, OtherIconShape)
sanitizeIn(new JSDOM().window)

/** Returns the items that pages with parameters show, for those of them that publishing makes an HTML file for. */
export const listItems: Renderer['listItems'] = (manifest, sendGet) =>
  withSettings(manifest, () => list(manifest, sendGet))

async function list(manifest: Manifest, sendGet: SendGet): Promise<ShownItem[]> {
  const [language] = manifest.languages
  const { stores, recorded } = await prepare({ manifest, path: '/', language, texts: {}, sendGet })
  const pages = (Object.keys(manifest.pages) as PageKey[]).filter((page) => manifest.pages[page].path.includes(':'))
  const lists = await Promise.all(
    pages.map(async (page) => {
      const codes = await fetchBlocks(manifest.pages[page].blocks, registry)
      const ofBlocks = codes.map(({ block, pageItems }) => pageItems?.(stores, block) ?? [])
      // A read that fails never ends.
      const none = recorded.settled().then(() => [])
      const found = await Promise.all(ofBlocks.map((items) => Promise.race([items, none])))
      return found.flat().map((item) => ({ ...item, page }))
    }),
  )
  return lists.flat()
}

const unanswered = () => new Promise<never>(() => undefined)

/** Makes what a visitor’s page is made of. */
async function prepare({ manifest, path, language, texts, sendGet, readFile }: Omit<PageToRender, 'page' | 'origin'>) {
  const i18n = await speaking(manifest, language, texts)
  const http = createHttp('', {
    ...platformOptions(manifest, registry),
    sendGet: sendGet ?? unanswered,
    readFile: (sendGet && readFile) ?? unanswered,
  })
  http.reading.language = language
  // What the platform lacks is not shown, also on a page that reads nothing.
  await http.absent.load()
  const recorded = recordContent(http)
  // Without a platform nothing is asked; what the brand says itself is there.
  const asking = sendGet
    ? recorded.http
    : { ...recorded.http, get: unanswered, fromPage: unanswered, forFile: unanswered }
  return { i18n, recorded, stores: visitorsStores(manifest, { path, language, i18n, http: asking }) }
}

/** Renders a page with its content to HTML, from the components that run in the browser. Needs no browser. */
export const renderPage: Renderer['renderPage'] = (page) => withSettings(page.manifest, () => render(page))

async function render({ origin, page, ...visit }: PageToRender): Promise<RenderedPage> {
  const { manifest, path, language } = visit
  const { i18n, recorded, stores } = await prepare(visit)
  const codes = await fetchFirst(pageBlocks(stores, page !== undefined), stores, registry)
  await fetchWidget(registry, 'loaders', manifest.loader.use)
  startReads(codes, stores, registry)
  await recorded.settled()
  const errors: unknown[] = []
  const boundaries = new Set<string>()
  const onRendered = (id: string) => void boundaries.add(id)
  let hasOtherIcons = false
  const onOtherIcon = () => void (hasOtherIcons = true)
  const props = { stores, registry, origin, boundaries: { onRendered, onOtherIcon } }
  const { base, addressOf } = stores.location
  const inRouter = (site: ReactNode) => (
    <StaticRouter basename={base || '/'} location={addressOf(path)}>
      {site}
    </StaticRouter>
  )
  const waiting = (
    <Frame>
      <WaitingPage />
    </Frame>
  )
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      {page ? <App {...props} inRouter={inRouter} /> : <Providers {...props}>{inRouter(waiting)}</Providers>}
    </I18nextProvider>,
    // Every part in its place: none follows at the end with a script that moves it there.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity },
  )
  return {
    html: await new Response(prelude).text(),
    head: stores.head.content,
    ...(Object.keys(recorded.content.values).length > 0 && { content: recorded.content }),
    reads: recorded.reads,
    failures: recorded.failures,
    namespaces: Object.keys(i18n.services.resourceStore.data[language] ?? {}),
    boundaries: boundaries.size,
    hasOtherIcons,
    errors,
  }
}

/** What is rendered just now, all of it of brands with the same currencies, calendars and digits. */
let running: { settings: string; count: number; over: Promise<void>; end: () => void } | undefined

/**
 * Runs what needs a brand’s stores. That of brands with other settings of numbers waits: they are kept once
 * (engine/data/minor-units.ts, engine/i18n/formats.ts).
 */
async function withSettings<Result>(manifest: Manifest, run: () => Promise<Result>): Promise<Result> {
  const { currencies, i18n } = manifest
  const settings = JSON.stringify([currencies, i18n.calendar, i18n.digits])
  if (running && running.settings !== settings) {
    await running.over
    return withSettings(manifest, run)
  }
  const own = (running ??= started(settings))
  own.count++
  try {
    return await run()
  } finally {
    own.count--
    if (own.count === 0) {
      running = undefined
      own.end()
    }
  }
}

function started(settings: string): NonNullable<typeof running> {
  let end!: () => void
  const over = new Promise<void>((resolve) => (end = resolve))
  return { settings, count: 0, over, end }
}

/** Texts that are there once something asks for their namespace, which tells which ones the page shows. */
async function speaking(manifest: Manifest, language: Language, texts: PageToRender['texts']): Promise<i18n> {
  const i18n = createInstance()
  const backend: BackendModule = {
    type: 'backend',
    init() {},
    read: (_language, namespace, callback) => callback(null, texts[namespace] ?? {}),
  }
  await i18n.use(backend).init({
    lng: language,
    fallbackLng: false,
    ns: 'common',
    defaultNS: 'common',
    interpolation: interpolationOf(manifest),
  })
  formatNumbers(i18n)
  return i18n
}
