import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Betting } from '../betting.ts'
import type { Pages } from '../pages.ts'
import type { BookState } from '../state.ts'
import type { Store } from '../store.ts'

/** What every component of the sportsbook works with. */
interface BookContext {
  state: BookState
  store: Store
  pages: Pages
  betting: Betting
  /** Returns the text of a key with its placeholders filled. */
  t(key: string, values?: Record<string, string | number>): string
}

const Context = createContext<BookContext | null>(null)

/** Provides the components below it with their sportsbook. */
export const BookProvider = Context.Provider

/** Returns the sportsbook that the calling component belongs to. */
export function useBook(): BookContext {
  const book = useContext(Context)
  if (!book) throw new Error('useBook needs a BookProvider above it')
  return book
}
