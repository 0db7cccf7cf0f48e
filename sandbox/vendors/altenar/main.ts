import { hostsOfScript } from '../shell/hosts.ts'
import { openBook } from '../shell/opening.ts'
import { createAltenar } from './altenar-wsdk.ts'

declare global {
  interface Window {
    altenarWSDK?: ReturnType<typeof createAltenar>
  }
}

window.altenarWSDK = createAltenar({ hosts: hostsOfScript(), open: openBook })
