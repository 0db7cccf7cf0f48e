import { hostsOfScript } from '../shell/hosts.ts'
import { openBook } from '../shell/opening.ts'
import { createRenderer } from './bt-renderer.ts'

declare global {
  interface Window {
    BTRenderer?: ReturnType<typeof createRenderer>
  }
}

window.BTRenderer = createRenderer({ hosts: hostsOfScript(), open: openBook })
