import { hostsOfScript } from '../shell/hosts.ts'
import { openBook } from '../shell/opening.ts'
import { createDigitain } from './sport-frame.ts'

declare global {
  interface Window {
    Bootstrapper?: ReturnType<typeof createDigitain>['Bootstrapper']
  }
}

window.Bootstrapper = createDigitain({ hosts: hostsOfScript(), open: openBook }).Bootstrapper
