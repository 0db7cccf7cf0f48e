import type { Guard } from '#engine/registry.ts'
import type { PathWithoutGuard } from '#manifest'

/** While the path does not contain a text: overlays stay away from pages called “successful” (spec §6). */
export const pathWithout: Guard<PathWithoutGuard> = ({ location }, { text }) => !location.path.includes(text)
