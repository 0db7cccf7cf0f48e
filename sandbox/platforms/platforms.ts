import { gateway } from './gateway/index.ts'
import gatewaySettings from './gateway/platform.json' with { type: 'json' }
import { pam } from './pam/index.ts'
import pamSettings from './pam/platform.json' with { type: 'json' }
import type { ForeignPlatform } from './platform.ts'

interface Entry {
  platform: ForeignPlatform
  /** What a manifest says as `platform` to connect it. */
  settings: Record<string, unknown>
}

const platforms: Record<string, Entry> = {
  gateway: { platform: gateway, settings: gatewaySettings },
  pam: { platform: pam, settings: pamSettings },
}

function entryOf(name: string): Entry {
  const found = platforms[name]
  if (!found) throw new Error(`There is no platform ${name}. There are: ${Object.keys(platforms).join(', ')}.`)
  return found
}

/** Returns the platform of this name; throws if there is none. */
export const platformOf = (name: string): ForeignPlatform => entryOf(name).platform

/** Returns the settings that connect a brand to this platform; throws if there is none. */
export const settingsOf = (name: string): Record<string, unknown> => entryOf(name).settings
