import { hostsOfScript } from '../shell/hosts.ts'
import { openBook } from '../shell/opening.ts'
import { openRaceCards } from './race-cards.ts'

openRaceCards(document.currentScript as HTMLElement, { hosts: hostsOfScript(), open: openBook })
