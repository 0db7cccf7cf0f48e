import { watch } from 'node:fs'
import { basename } from 'node:path'
import { serveBrands } from '../../sandbox/app/brands.ts'
import { buildSandbox, type Sandbox } from '../../sandbox/app/server.ts'
import { pictureNumbers, sampleTelegram, type PreviewSettings } from '../../studio/preview/settings.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { artFolder, textReader } from '../publish/pictures/art.ts'
import { servedBrand, type Brand } from '../publish/brands/brands.ts'
import { devBrands } from '../publish/brands/dev-brands.ts'
import { framePages, siteShell } from '../publish/render/frame-pages.ts'
import { hostFiles, openBuild } from '../publish/render/brand-pages.ts'
import { servedPages } from '../publish/render/served-pages.ts'
import { data } from '../publish/render/shell.ts'
import { returnFramers, type StandIns } from '../publish/brands/stand-ins.ts'
import { asEverywhere, sandboxReader, standInsAt } from '../serve.ts'
import { frameFor } from './framed.ts'
import { publicAddress } from './public-address.ts'
import { readySessions } from './ready-sessions.ts'
import { serveRefusals } from './refusals.ts'
import { serveSamplePicture } from './sample-picture.ts'
import { demoAccounts } from '../../sandbox/domains/account/seed-accounts.ts'
import { roles } from '../brand/access/access-table.ts'
import { vendorScripts } from '../publish/policy/vendors.ts'

interface PreviewOptions {
  port: number
  /** The folder of the manifests. */
  manifests: string
  /** The folder of the build that previews run. */
  build: string
  /** The sandbox’s database. */
  database: string
  /** Whether the control API is open. */
  control: boolean
  /** Milliseconds between two jackpot updates. */
  jackpotInterval: number
  /** Studio’s origin. */
  origin: string
  /** The token of previews. */
  token: string
  /** The address to listen on; this machine’s own if absent. */
  host?: string | undefined
  /** The domain below which a proxy shows everything that is at `.localhost` here; none if absent. */
  domain?: string | undefined
  /** Adds Studio itself. */
  mount(app: Sandbox['app']): Promise<void>
}

/** Several previews of one brand side by side need hosts of their own, or they would share who is signed in. */
const besides = [2, 3, 4, 5, 6, 7, 8]

/**
 * Serves every brand as a preview at `<brand>.localhost` and `2.<brand>.localhost` to `8.`, the sandbox, and what `mount` adds,
 * on one port of this machine. Brands are read when they are asked for, and again after their files have changed.
 */
export async function servePreviews({
  port,
  manifests,
  build: folder,
  origin,
  token,
  host = '127.0.0.1',
  domain,
  mount,
  ...options
}: PreviewOptions): Promise<Sandbox> {
  const seen = (address: string) => publicAddress(address, domain)
  const own = standInsAt(port)
  const standIns: StandIns = {
    games: seen(own.games),
    frames: seen(own.frames),
    vendors: Object.fromEntries(Object.entries(own.vendors).map(([vendor, standIn]) => [vendor, seen(standIn)])),
  }
  const build = openBuild(folder)
  const settings = previewSettings({ origin, token, standIns })
  const known = devBrands(readManifests(manifests))
  const served = onceEach((brand: Brand) => servedBrand(brand, { api: '' }, standIns))
  const pictured = onceEach(withSampleVendors)
  const brands: string[] = []
  const hosts: Record<string, string> = {}
  const list = () => {
    brands.splice(0, Infinity, ...known.names())
    for (const id of brands) for (const number of besides) hosts[`${number}.${id}.localhost`] = id
  }
  list()
  const sandbox = await buildSandbox({
    ...options,
    hosts: [new URL(origin).hostname],
    publicOrigin: seen,
    currencies: Object.fromEntries(brands.map((id) => [`${id}.localhost`, known.brand(id).manifest.currency])),
  })
  // The sandbox names its pictures by the host that it is asked at, and a page may load those of its own host alone.
  const pagesOn = new Map<string, ReturnType<typeof servedPages>>()
  const pagesAt = (name: string) => {
    const pages =
      pagesOn.get(name) ??
      servedPages(build, {
        standIns,
        readFile: textReader(artFolder(manifests)),
        sendGet: sandboxReader(sandbox, port, () => name),
      })
    pagesOn.set(name, pages)
    return pages
  }
  frameFor(sandbox.app.server, origin)
  serveRefusals(sandbox.app)
  serveSamplePicture(sandbox.app)
  readySessions(sandbox.app, { players: settings.players, token })
  await mount(sandbox.app)
  await sandbox.app.register(serveBrands, {
    build: folder,
    art: artFolder(manifests),
    brands,
    page: async (id, name, asked) => {
      const brand = served(isPicture(name) ? pictured(known.brand(id)) : known.brand(id))
      const { html } = await pagesAt(name)(brand, `${id}.localhost`, asked)
      return asEverywhere({ html: previewPage(html, settings) }, settings.standIns)
    },
    files: (id, site) => hostFiles(served(known.brand(id)), site, build),
    hosts,
    default: brands[0] ?? '',
    framePages: { ...framePages(folder, returnFramers(standIns)) },
    siteShell: {
      hostname: new URL(own.frames).hostname,
      ...siteShell(
        folder,
        [...brands.map((id) => `${id}.localhost`), ...Object.keys(hosts)].map((name) => seen(`http://${name}:${port}`)),
      ),
    },
  })
  const watcher = watch(manifests, (event, file) => {
    if (!file?.endsWith('.json')) return
    known.forget(basename(file, '.json'), event === 'rename')
    list()
  })
  sandbox.app.addHook('preClose', async () => watcher.close())
  await sandbox.app.listen({ port, host })
  return sandbox
}

/** Whether a host shows the pictures of a brand. */
const isPicture = (name: string) => Object.values(pictureNumbers).some((number) => name.startsWith(`${number}.`))

/** Returns a brand whose pages may load the vendors that pictures show of a brand without them. */
const withSampleVendors = (brand: Brand): Brand =>
  brand.manifest.telegram ? brand : { ...brand, manifest: { ...brand.manifest, telegram: sampleTelegram } }

/** Returns the settings of previews’ pages. */
const previewSettings = (given: Pick<PreviewSettings, 'origin' | 'token' | 'standIns'>): PreviewSettings => ({
  ...given,
  scripts: vendorScripts(),
  players: demoAccounts.map(({ login, password }) => ({ login, password })),
  roles: roles.map(({ id, user }) => ({ id, user })),
})

/** Adds the settings of the bridge to a page. */
function previewPage(html: string, settings: PreviewSettings): string {
  const place = '<div id="root"'
  if (!html.includes(place)) throw new Error(`The page has no ${place} to put the settings before.`)
  return html.replace(place, () => data('studio', JSON.stringify(settings)) + place)
}

/** Caches a result per brand: one whose files have changed is another. */
function onceEach<Value>(of: (brand: Brand) => Value): (brand: Brand) => Value {
  const made = new WeakMap<Brand, Value>()
  return (brand) => {
    const value = made.get(brand) ?? of(brand)
    made.set(brand, value)
    return value
  }
}
