import { demoAccounts } from '../../sandbox/domains/account/seed-accounts.ts'
import type { PreviewSettings } from '../../studio/preview/settings.ts'
import { roles } from '../brand/access-table.ts'
import { vendorScripts } from '../publish/policy/vendors.ts'

/** Returns what the pages of previews are told, beside what is given. */
export const settingsOf = (given: Pick<PreviewSettings, 'origin' | 'token' | 'standIns'>): PreviewSettings => ({
  ...given,
  scripts: vendorScripts(),
  players: demoAccounts.map(({ login, password }) => ({ login, password })),
  roles: roles.map(({ id, user }) => ({ id, user })),
})
