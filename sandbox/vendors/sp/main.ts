import { hostsOfScript } from '../shell/hosts.ts'
import { openBook } from '../shell/opening.ts'
import { openSp } from './sp.ts'

openSp(location.search, { hosts: hostsOfScript(), open: openBook })
