import { hostsOfScript } from '../shell/hosts.ts'
import { openBook } from '../shell/opening.ts'
import { createDigitain } from './sport-frame.ts'

declare global {
  interface Window {
    SportFrame?: ReturnType<typeof createDigitain>['SportFrame']
  }
}

window.SportFrame = createDigitain({ hosts: hostsOfScript(), open: openBook }).SportFrame
