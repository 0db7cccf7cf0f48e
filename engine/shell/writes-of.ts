import { thisBrowser } from '../data/browser.ts'
import { SingleWrites } from '../data/once/single-writes.ts'
import type { Stores } from './stores.ts'

/** The signed-in player’s writes of one kind. */
export const writesOf = ({ session, http: { now } }: Pick<Stores, 'session' | 'http'>, kind: string) =>
  new SingleWrites(kind, { browser: thisBrowser(), userId: () => session.user?.id, now })
