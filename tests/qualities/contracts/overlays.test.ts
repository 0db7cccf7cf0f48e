// @vitest-environment jsdom
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import type { FortuneWheel, User } from '#api'
import { requestedOverlays } from '#engine/routing/overlays.tsx'
import type { OverlayName } from '#engine/shell/overlay-store.ts'
import { createStores } from '#engine/shell/stores.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { registry } from '../../../widgets/registry.ts'
import { pathOf } from '#testing/browser/paths.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { player } from '#testing/render.tsx'

const { manifest } = readBrands('manifests').find((brand) => brand.manifest.wheel.visible)!
const paths = Object.keys(manifest.pages).map((page) => pathOf(manifest, page as keyof typeof manifest.pages))
const everywhere = [...paths, '/static/unsuccessful-en', '/nowhere']

interface Role {
  name: string
  user: User | null
  /** Whether the brand shows the wheel. */
  wheel?: boolean
}

const wheelOf = (status: FortuneWheel['status'], currency = 'TND'): User => ({
  ...player,
  currency,
  fortuneWheel: { status, stopAt: null },
})
const roles: Role[] = [
  { name: 'a visitor', user: null },
  ...(['ALLOWED', 'NEW', 'IN_PROGRESS', 'FORBIDDEN', 'EXPIRED'] as const).map((status) => ({
    name: `a player in TND, wheel ${status}`,
    user: wheelOf(status),
  })),
  { name: 'a player in EUR', user: wheelOf('ALLOWED', 'EUR') },
  { name: 'a player of a brand without the wheel', user: wheelOf('ALLOWED'), wheel: false },
]

/** Spec §6, transcribed: who may see an overlay that wants to open, on a path. */
const maySee: Partial<Record<OverlayName, (role: Role, path: string) => boolean>> = {
  toast: () => true,
  'clean-cache': () => true,
  sidebar: () => true,
  'email-verification': () => true,
  'reset-password': () => true,
  'payment-result': () => true,
  voucher: ({ user }) => user !== null,
  'premium-withdrawal': ({ user }) => user !== null,
  'wheel-prize': ({ user }) => user !== null,
  // A brand’s own messages may be for visitors; the platform’s are read for players alone.
  popups: (_role, path) => !path.includes('successful'),
  cashback: ({ user }, path) => user !== null && !path.includes('successful'),
  wheel: ({ user, wheel = true }, path) =>
    wheel &&
    user?.currency === 'TND' &&
    ['ALLOWED', 'NEW', 'IN_PROGRESS'].includes(user.fortuneWheel.status) &&
    !path.includes('successful') &&
    !path.startsWith('/game/'),
}

const overlays = Object.keys(maySee) as OverlayName[]

function storesOf(visible: boolean, { user, wheel = true }: Role) {
  const shown = Object.fromEntries(
    Object.entries(manifest.overlays).map(([name, overlay]) => [name, { ...overlay, visible }]),
  )
  const own = {
    ...manifest,
    wheel: { ...manifest.wheel, visible: wheel },
    overlays: shown as unknown as typeof manifest.overlays,
  }
  const stores = createStores(own, fakeHttp(), createInstance())
  stores.session.receive(user)
  return stores
}

it.each(roles)('overlays on every page for $name (spec §6)', (role) => {
  let cells = 0
  for (const visible of [true, false]) {
    const stores = storesOf(visible, role)
    for (const wanted of [true, false]) {
      for (const name of overlays) stores.overlays[wanted ? 'open' : 'close'](name)
      for (const path of everywhere) {
        stores.location.receive(path)
        const expected = overlays.filter((name) => visible && wanted && maySee[name]!(role, path))
        expect([path, requestedOverlays(overlays, registry, stores)]).toEqual([path, expected])
        cells += overlays.length
      }
    }
  }
  expect(cells).toBe(12 * 35 * 4)
})
