import { createInstance } from 'i18next'
import { enableStaticRendering } from 'mobx-react-lite'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import type { Manifest, RouteKey } from '#manifest'
import { painted } from '../widgets/painted.ts'
import { registry } from '../widgets/registry.ts'
import { visitorsStores } from './boot/visitors-stores.ts'
import type { Guard, Load, Registry } from './registry.ts'
import { Frame } from './routing/frame.tsx'
import { Page } from './routing/page.tsx'
import pageStyles from './routing/page.module.css'
import { RegistryContext } from './routing/registry-context.ts'
import { Widget } from './routing/widget.tsx'
import { StoresContext } from './shell/stores.ts'
import { loadOtherIcons } from './ui/icon.tsx'
import { registerLoaded } from './ui/lazy-with-retry.ts'
import OtherIconShape from './ui/other-icon.tsx'
import { PictureServiceContext } from './ui/picture-sizes.ts'
import './ui/base.css'

/** Namespaces in the brand’s first language, with the brand’s own texts. */
type Texts = Record<'common' | 'user', Record<string, unknown>>

enableStaticRendering(true)

// Painting waits for nothing.
registerLoaded(loadOtherIcons, OtherIconShape)

const earlyParts: Record<string, ComponentType<never>> = painted.early

for (const slot of ['blocks', 'loaders'] as const) {
  const drawn: Record<string, ComponentType<never>> = painted[slot]
  for (const [use, load] of Object.entries(registry[slot]))
    registerLoaded(load as Load<object>, paintable(drawn[use], slot === 'blocks' ? earlyParts[use] : undefined))
}

/**
 * A block that is not painted, or that fails without a browser, leaves its place empty. What the shell’s script fills before the
 * engine runs follows the block that is marked for it (scripts/publish/early-places.ts), as a template.
 */
function paintable(known?: ComponentType<never>, early?: ComponentType<never>): ComponentType<object> {
  if (!known) return () => null
  // A block’s options are checked with the manifest.
  const Known = known as ComponentType<object>
  const Early = early as ComponentType<object> | undefined
  return ({ isEarly, ...options }: { isEarly?: boolean }) => (
    <Suspense fallback={null}>
      <Known {...options} />
      {Early && isEarly && (
        <template>
          <Early {...options} />
        </template>
      )}
    </Suspense>
  )
}

/** A guard that only a browser can ask says no. */
const cautious =
  (guard: Guard<never>): Guard<never> =>
  (stores, options) => {
    try {
      return guard(stores, options)
    } catch {
      return false
    }
  }

// The cast restores the names, which `fromEntries` loses.
const guards = Object.fromEntries(
  Object.entries(registry.guards).map(([name, guard]) => [name, cautious(guard)]),
) as unknown as Registry['guards']

/** What the shell of a brand holds, as a visitor first sees it, before any answer has come, in the brand’s first language. */
interface Painted {
  /** The frame with the main page; beside it, the loader that stands for every other page. */
  frame: string
  /** Templates of the other pages that have early items. */
  others: string
}

/** Paints a brand. */
export function paint(manifest: Manifest, texts: Texts): Painted {
  const { pages, languages, loader, images } = manifest
  const i18n = speaking(manifest, texts)
  const stores = visitorsStores(manifest)
  const draw = (page: RouteKey, content: ReactNode) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <StoresContext value={stores}>
          <RegistryContext value={{ ...registry, guards }}>
            <PictureServiceContext value={images?.service}>
              <StaticRouter location={pages[page].path}>{content}</StaticRouter>
            </PictureServiceContext>
          </RegistryContext>
        </StoresContext>
      </I18nextProvider>,
    )
  const frame = (
    <Frame>
      <div data-part="main" lang={languages[0]}>
        <Page page="MAIN" />
      </div>
      <div data-part="other-page" className={pageStyles.page}>
        <Widget slot="loaders" use={loader.use} options={loader} />
      </div>
    </Frame>
  )
  const others = (Object.keys(pages) as RouteKey[]).filter(
    (page) => page !== 'MAIN' && pages[page].blocks.some((block) => 'isEarly' in block),
  )
  const template = (page: RouteKey) => (
    <template data-for={page}>
      <Page page={page} />
    </template>
  )
  return { frame: draw('MAIN', frame), others: others.map((page) => draw(page, template(page))).join('') }
}

function speaking({ languages: [language], name, project }: Manifest, texts: Texts) {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: texts },
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand: name, project } },
    // A text of another namespace comes later.
    parseMissingKeyHandler: () => '\u00a0',
  })
  return i18n
}
