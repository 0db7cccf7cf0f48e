import { siteStoreContract } from '../contract.fixture.ts'
import { folderMedium } from './folder-medium.ts'

siteStoreContract('a folder', (shop) => folderMedium(shop.site))
