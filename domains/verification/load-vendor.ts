import type { Registry } from '#engine/registry.ts'
import type { Verification } from '#manifest'
import type { OpenVerification } from './contract.ts'

/** Fetches the code of a vendor. Rejects if the engine has none of this name. */
export async function loadVendor(
  options: Verification,
  vendors: Registry['verifications'],
): Promise<OpenVerification<Verification>> {
  const load = (vendors as Partial<Registry['verifications']>)[options.use]
  if (!load) throw new Error(`This engine has no vendor of the verification "${options.use}"`)
  return (await load()).default
}
