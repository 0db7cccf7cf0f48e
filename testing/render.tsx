import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { createInstance } from 'i18next'
import { Suspense, useEffect, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, parsePath, useLocation, type Location } from 'react-router-dom'
import type { User } from '#api'
import { merge } from '#manifest-tools/json/merge.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { resolve } from '#manifest-tools/layers/resolve.ts'
import { RegistryContext } from '#engine/shell/registry-context.ts'
import { createStores, StoresContext } from '#engine/shell/stores.ts'
import type { Manifest } from '#manifest'
import { domains } from '../domains/domains.ts'
import { type FakeHttp, fakeHttp } from './fake-http.ts'
import { fieldCode } from './field-code.ts'
import { registry } from '../widgets/registry.ts'

type Patch<T> = T extends readonly unknown[] ? T : T extends object ? { [Key in keyof T]?: Patch<T[Key]> } : T

interface Setting {
  /** Merged into the test manifest; lists are replaced. */
  manifest?: Patch<Manifest> | undefined
  user?: User | null
  /** Calls without a fake fail with status 404. */
  http?: FakeHttp
  path?: string
  /** The state of the initial location. */
  state?: unknown
}

// Otherwise each form would wait for it.
await fieldCode

const namespaces = [
  'common',
  'user',
  'errors',
  'payment',
  'history',
  'limits',
  'search',
  'verification',
  'blocks',
  'protection',
  'accessibility',
  'register-bonuses-description',
]
const readJson = (path: string): JsonObject => JSON.parse(readFileSync(path, 'utf8'))
const english = Object.fromEntries(namespaces.map((name) => [name, readJson(`public/locales/en/${name}.json`)]))

/** A player; tests override what they need. */
export const player: User = {
  login: 'ada',
  id: 7,
  balance: 1234.5,
  bonusBalance: 20,
  currency: 'TND',
  isPaymentSystemUser: true,
  isVerificated: true,
  isHaveFirstDeposit: true,
  fortuneWheel: { status: 'ALLOWED', stopAt: null },
}

/** Returns a value frozen with all of its parts: a test that changes what the tests of a worker share gets an error. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

const betogol = frozen(resolve('betogol', (name) => readFileSync(`manifests/${name}.json`, 'utf8')).manifest!)

/** A valid manifest: Betogol’s with changes. */
const testManifest = (changes: Patch<Manifest> = {}) => merge(betogol, changes as JsonObject) as unknown as Manifest

/** Returns an element in what the app has around it: English texts, real stores and a fake `Http`. */
export function inApp(element: ReactNode, { manifest: changes, user = null, http, path = '/', state }: Setting = {}) {
  const manifest = testManifest(changes)
  const i18n = createInstance()
  const stores = createStores(manifest, fakeHttp(http), i18n)
  // After the stores, which follow the language through its event.
  void i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    resources: { en: english },
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand: manifest.name, project: manifest.project } },
  })
  for (const domain of domains) domain.start?.(stores)
  stores.session.receive(user)
  const { pathname = '/', search } = parsePath(path)
  stores.location.receive(pathname, search)

  let place!: Location
  function Place() {
    const location = useLocation()
    useEffect(() => {
      place = location
    }, [location])
    return null
  }

  const app = (
    <I18nextProvider i18n={i18n}>
      <StoresContext value={stores}>
        <RegistryContext value={registry}>
          <MemoryRouter useTransitions={false} initialEntries={[{ ...parsePath(path), state }]}>
            <Suspense fallback={null}>{element}</Suspense>
            <Place />
          </MemoryRouter>
        </RegistryContext>
      </StoresContext>
    </I18nextProvider>
  )
  return { app, stores, location: () => place }
}

/** Renders an element as the app does. `location()` returns the router’s location. */
export function renderWidget(element: ReactNode, setting?: Setting) {
  const { app, ...others } = inApp(element, setting)
  return { ...others, ...render(app) }
}
