import type { Betting } from '../betting.ts'
import type { Pages } from '../pages.ts'
import type { BookState } from '../state.ts'
import type { Store } from '../store.ts'

/** What every part of the drawing works with. */
export interface Context {
  state: BookState
  store: Store
  pages: Pages
  betting: Betting
  /** A text by its key, its gaps filled. */
  t(key: string, values?: Record<string, string | number>): string
}
