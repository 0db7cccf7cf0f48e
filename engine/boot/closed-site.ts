/** Pages that replace the whole site, in one chunk, because they are rarely needed. */
export { showRegionClosed } from './region-closed.tsx'
export { siteMaintenanceOver } from './site-maintenance.tsx'
