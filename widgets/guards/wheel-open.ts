import { hasWheel } from '#domains/wheel/access.ts'
import type { Guard } from '#engine/registry.ts'

/** Holds for players in TND on brands with the wheel, while it is neither forbidden nor expired (spec §6). */
export const wheelOpen: Guard = ({ manifest, session: { user } }) => {
  if (!manifest.wheel.visible) return false
  if (!user) return 'sign-in'
  return hasWheel(user)
}
