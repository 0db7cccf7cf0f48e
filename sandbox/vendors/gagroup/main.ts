import { hostsOfScript } from '../shell/hosts.ts'
import { openBook } from '../shell/opening.ts'
import { openGaSport } from './ga-sport.ts'

openGaSport(document.currentScript as HTMLElement, { hosts: hostsOfScript(), open: openBook })
