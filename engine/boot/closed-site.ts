/** What stands in place of the whole site: one piece of code, for it is seldom needed. */
export { showRegionClosed } from './region-closed.tsx'
export { siteMaintenanceOver } from './site-maintenance.tsx'
