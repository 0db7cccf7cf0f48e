import { siteStoreContract } from '../contract.fixture.ts'
import { folderMedium } from './folder-store.ts'

siteStoreContract('a folder', (shop) => folderMedium(shop.site))
