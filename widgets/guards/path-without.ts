import type { Guard } from '#engine/registry.ts'
import type { PathWithoutGuard } from '#manifest'

/** Holds while the path does not contain `text`; keeps overlays off pages that report a success (spec §6). */
export const pathWithout: Guard<PathWithoutGuard> = ({ location }, { text }) => !location.path.includes(text)
