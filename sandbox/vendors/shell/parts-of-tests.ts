import { beforeEach, vi, type Mock } from 'vitest'
import type { BookOptions } from '../book/options.ts'
import { siblingHosts } from './hosts.ts'
import type { Opening, Parts } from './opening.ts'

/** A sportsbook opened by a vendor’s script under test. */
interface Opened {
  options: BookOptions
  update: Mock<Opening['update']>
  go: Mock<Opening['go']>
  remove: Mock<Opening['remove']>
}

/** Returns fakes for the test of a vendor’s script; `last` returns the latest sportsbook that it opened. */
export function testParts() {
  const opened: Opened[] = []
  const parts: Parts = {
    hosts: siblingHosts('https://sport.vendor.example/x.js'),
    open(options) {
      const opening = {
        options,
        update: vi.fn<Opening['update']>(),
        go: vi.fn<Opening['go']>(),
        remove: vi.fn<Opening['remove']>(),
      }
      opened.push(opening)
      return opening
    },
  }
  beforeEach(() => {
    opened.length = 0
    document.body.replaceChildren()
    delete window.__calls
    delete window.sportOptions
  })
  return { parts, opened, last: () => opened.at(-1)!, calls: () => window.__calls?.map(({ call }) => call) }
}

/** An element in the page. */
export const container = (): HTMLElement => document.body.appendChild(document.createElement('div'))
