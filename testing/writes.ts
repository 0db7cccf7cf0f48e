import type { Browser } from '#engine/data/browser.ts'
import { SingleWrites } from '#engine/data/once/single-writes.ts'
import { FakeTabs } from './tabs.ts'

/** Player 7’s writes of a kind, by default in the only tab of a browser. */
export const writesIn = (kind: string, browser: Browser = new FakeTabs().open(), now = Date.now) =>
  new SingleWrites(kind, { browser, userId: () => 7, now })
