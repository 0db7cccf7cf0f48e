import { createInstance } from 'i18next'
import { enableStaticRendering } from 'mobx-react-lite'
import { Suspense, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import type { Manifest } from '#manifest'
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
import { registerLoaded } from './ui/lazy-with-retry.ts'
import { PictureServiceContext } from './ui/picture-sizes.ts'
import './ui/base.css'

/** The first namespace in the brand’s first language, with the brand’s own texts. */
type Texts = Record<string, unknown>

enableStaticRendering(true)

const earlyParts: Record<string, ComponentType<never>> = painted.early

for (const slot of ['blocks', 'loaders'] as const) {
  const drawn: Record<string, ComponentType<never>> = painted[slot]
  for (const [use, load] of Object.entries(registry[slot]))
    registerLoaded(load as Load<object>, paintable(drawn[use], slot === 'blocks' ? earlyParts[use] : undefined))
}

/**
 * A block that is not painted, or that fails without a browser, leaves its place empty. What the shell’s script fills before the
 * engine runs follows the block that is marked for it (scripts/publish/early-block.ts), as a template.
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

/**
 * The markup of the frame and of the main page as a visitor first sees them, before any answer has come, in the brand’s first
 * language; beside the main page, the loader that stands for every other page. The shells of the brands hold it.
 */
export function paint(manifest: Manifest, texts: Texts): string {
  const { pages, languages, loader, images } = manifest
  return renderToStaticMarkup(
    <I18nextProvider i18n={speaking(manifest, texts)}>
      <StoresContext value={visitorsStores(manifest)}>
        <RegistryContext value={{ ...registry, guards }}>
          <PictureServiceContext value={images?.service}>
            <StaticRouter location={pages.MAIN.path}>
              <Frame>
                <div data-part="main" lang={languages[0]}>
                  <Page page="MAIN" />
                </div>
                <div data-part="other-page" className={pageStyles.page}>
                  <Widget slot="loaders" use={loader.use} options={loader} />
                </div>
              </Frame>
            </StaticRouter>
          </PictureServiceContext>
        </RegistryContext>
      </StoresContext>
    </I18nextProvider>,
  )
}

function speaking({ languages: [language], name, project }: Manifest, common: Texts) {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { common } },
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand: name, project } },
    // A text of another namespace comes later.
    parseMissingKeyHandler: () => '\u00a0',
  })
  return i18n
}
