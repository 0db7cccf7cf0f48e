import type { PlayerVerification } from '#api'
import type { Manifest } from '#manifest'
import { forHost } from '#manifest-tools/layers/for-host.ts'
import { freePort } from '../../machine/free-port.ts'
import { serve, standInsAt } from '../../serve.ts'
import { problemsOf, readBrand, type Brand } from '../../publish/brands/brands.ts'
import { manifestFor, type Target } from '../../publish/brands/environment.ts'
import { withVendors } from '../../publish/brands/vendor-origins.ts'
import { vendorScripts } from '../../publish/policy/vendors.ts'
import { resolver } from '#manifest-tools/layers/resolve.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'

/** The sandbox’s control calls that checks need. */
export interface SandboxControl {
  /** Ends every session of a sportsbook. */
  expireSportTokens(): Promise<void>
  /** Ends every token and link of the vendor that verifies identity. */
  expireVerificationTokens(): Promise<void>
  /** Sets the state of a player’s verification. */
  verify(login: string, status: PlayerVerification['status']): Promise<void>
}

/** A site to certify. */
export interface Site {
  origin: string
  manifest: Manifest
  sandbox?: SandboxControl
  /** Vendors’ origins, and those of their stand-ins. */
  vendors: Record<string, string>
  close(): Promise<void>
}

/** The reason why a site cannot be certified, as a sentence. */
export class NoSite extends Error {}

const invalid = (id: string) => new NoSite(`The manifest of ${id} is invalid: npm run brand -- check ${id}`)

/** Serves the build with the sandbox, whose stand-ins take the place of the vendors, on a free port. */
export async function sandboxSite(id: string, folder: string, build: string): Promise<Site> {
  // Players’ passwords are hashed for this run alone.
  process.env.SANDBOX_PASSWORD_COST ??= '8'
  const port = await freePort()
  const { sandbox, brands } = await serve({
    port,
    build,
    manifests: folder,
    api: '',
    database: ':memory:',
    control: true,
    jackpotInterval: 0,
  })
  const close = () => sandbox.close()
  const brand = brands.find((each) => each.id === id)!
  if (problemsOf(brand).length > 0) {
    await close()
    throw invalid(id)
  }
  return {
    origin: `http://${id}.localhost:${port}`,
    manifest: brand.manifest,
    vendors: standInsAt(port).vendors,
    sandbox: controlOf(`http://127.0.0.1:${port}/__sandbox`),
    close,
  }
}

const controlOf = (address: string): SandboxControl => ({
  expireSportTokens: () => control('POST', `${address}/sport/tokens/expire`),
  expireVerificationTokens: () => control('POST', `${address}/verifications/tokens/expire`),
  verify: (login, status) => control('PUT', `${address}/users/${login}/verification`, { status }),
})

async function control(method: string, address: string, body: object = {}) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}`)
}

/** A site that runs already, with the vendors’ real addresses. */
export async function runningSite(id: string, folder: string, origin: string, target: Target): Promise<Site> {
  const brand = brandOf(id, folder)
  if (problemsOf(brand).length > 0) throw invalid(id)
  await fetch(origin).catch((error: Error) => {
    throw new NoSite(`No response from ${origin}: ${reasonOf(error)}. Is the site running, and is the address correct?`)
  })
  const manifest = withVendors(manifestFor(brand.manifest, target), {}, vendorScripts())
  return { origin, manifest: forHost(manifest, new URL(origin).hostname), vendors: {}, close: async () => {} }
}

const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message || message : message)

function brandOf(id: string, folder: string): Brand {
  const manifests = readManifests(folder)
  return readBrand(id, manifests, resolver(manifests.read, manifests.parents()))
}
