import { siteStoreContract } from '../contract.fixture.ts'
import { openStore } from '../open-store.ts'

siteStoreContract('a folder', (shop) => openStore(shop.site))
