import type { Around } from '../change-site.ts'
import { siteStore, type SiteStore } from '../site-store.ts'
import { folderMedium } from './folder-medium.ts'

/** A site in a folder. `completed` is called with a change that was interrupted, once it is completed. */
export const folderStore = (site: string, completed?: Around['completed']): SiteStore =>
  siteStore(folderMedium(site), completed)
