import type { Around } from './change-site.ts'
import type { SiteStore } from './site-store.ts'

/** Whether an address names a store of objects, not a folder. */
export const isObjects = (address: string) => address.startsWith('s3://')

/** Opens a site in a folder, or at `s3://bucket/prefix`. Code is loaded for the kind that is meant. */
export const openStore = async (address: string, completed?: Around['completed']): Promise<SiteStore> =>
  isObjects(address)
    ? (await import('./s3/s3-store.ts')).s3Store(address, completed)
    : (await import('./folder/folder-store.ts')).folderStore(address, completed)
