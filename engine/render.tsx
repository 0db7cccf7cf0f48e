import { createInstance, type ResourceKey } from 'i18next'
import { JSDOM } from 'jsdom'
import { enableStaticRendering } from 'mobx-react-lite'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import type { Language, Manifest, RouteKey } from '#manifest'
import { registry } from '../widgets/registry.ts'
import { visitorsStores } from './boot/visitors-stores.ts'
import { createHttp, type HttpOptions } from './data/http.ts'
import { interpolationOf } from './i18n/i18n.ts'
import { isBlockShown } from './routing/access.ts'
import { Site } from './routing/app.tsx'
import { RegistryContext } from './routing/registry-context.ts'
import { WholePageContext } from './routing/whole-page.ts'
import { fetchBlocks, fetchWidget } from './routing/widget.tsx'
import { StoresContext, type Stores } from './shell/stores.ts'
import { loadOtherIcons } from './ui/icon.tsx'
import { registerLoaded } from './ui/lazy-with-retry.ts'
import OtherIconShape from './ui/other-icon.tsx'
import { PictureServiceContext } from './ui/picture-sizes.ts'
import { sanitizeIn } from './ui/safe-html.tsx'

enableStaticRendering(true)
registerLoaded(loadOtherIcons, OtherIconShape)
sanitizeIn(new JSDOM().window)

/** A page of a brand, as a visitor sees it. */
interface PageToRender {
  manifest: Manifest
  page: RouteKey
  /** The page’s path, with its parameters. */
  path: string
  language: Language
  /** The texts of the language by namespace, with the brand’s own. */
  texts: Record<string, ResourceKey>
  /** Sends a read to the platform. */
  sendGet: NonNullable<HttpOptions['sendGet']>
}

interface RenderedPage {
  html: string
  /** What failed. Its part of the page is left to the browser. */
  errors: unknown[]
}

/** Renders a page with its content to HTML, from the components that run in the browser. Needs no browser. */
export async function renderPage({
  manifest,
  page,
  path,
  language,
  texts,
  sendGet,
}: PageToRender): Promise<RenderedPage> {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: 'common',
    interpolation: interpolationOf(manifest),
  })
  const stores = visitorsStores(manifest, {
    path,
    language,
    http: createHttp('', { platform: manifest.platform, sendGet }),
  })
  await prepare(stores, page)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <StoresContext value={stores}>
        <RegistryContext value={registry}>
          <PictureServiceContext value={manifest.images?.service}>
            <WholePageContext value>
              <StaticRouter location={path}>
                <Site kept={[]} keep={() => undefined} />
              </StaticRouter>
            </WholePageContext>
          </PictureServiceContext>
        </RegistryContext>
      </StoresContext>
    </I18nextProvider>,
    // Every part in its place: none follows at the end with a script that moves it there.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity },
  )
  return { html: await new Response(prelude).text(), errors }
}

/** Loads the code of the page’s blocks, and reads what they show. */
async function prepare(stores: Stores, page: RouteKey) {
  const { frame, pages, loader } = stores.manifest
  const { blocks, rail = frame.rail } = pages[page]
  await fetchWidget(registry, 'loaders', loader.use)
  const codes = await fetchBlocks([frame.header, rail, blocks, frame.footer, frame.bottomBar].flat(), registry)
  const shown = codes.filter(({ block }) => isBlockShown(block, registry, stores))
  await Promise.allSettled(shown.map(({ block, firstCode }) => firstCode?.(stores, registry, block)))
  await Promise.all(shown.map(({ block, firstRead }) => firstRead?.(stores, block)?.load()))
}
