import { gateway } from './gateway/index.ts'
import { pam } from './pam/index.ts'
import type { ForeignPlatform } from './platform.ts'

const platforms: Record<string, ForeignPlatform> = { gateway, pam }

/** Returns the platform of this name; throws if there is none. */
export function platformOf(name: string): ForeignPlatform {
  const found = platforms[name]
  if (!found) throw new Error(`There is no platform ${name}. There are: ${Object.keys(platforms).join(', ')}.`)
  return found
}
