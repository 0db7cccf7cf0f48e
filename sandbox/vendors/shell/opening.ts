import type { Book, BookOptions, BookSettings, VendorHosts } from '../book/options.ts'
import { loadBook } from './load-book.ts'

/** A sportsbook that is loading or open; changes made while it loads are applied. */
export interface Opening {
  update(settings: Partial<BookSettings>): void
  /** Shows a path, such as `/event/123`. */
  go(path: string): void
  remove(): void
}

/** Opens the sportsbook once its code is loaded; `failed` is called if it cannot be loaded. */
export type OpenBook = (options: BookOptions, failed?: (error: unknown) => void) => Opening

/** Loads the sportsbook from the vendor’s hosts and opens it. */
export const openBook: OpenBook = (options, failed = (error) => console.error(error)) => {
  let book: Book | undefined
  let isRemoved = false
  const latest = { ...options }
  void loadBook(options.hosts)
    .then((sportBook) => {
      if (!isRemoved) book = sportBook.open(latest)
    })
    .catch(failed)
  return {
    update(settings) {
      Object.assign(latest, settings)
      book?.update(settings)
    },
    go(path) {
      latest.path = path
      book?.go(path)
    },
    remove() {
      isRemoved = true
      book?.remove()
    },
  }
}

/** What a vendor’s script needs. */
export interface Parts {
  hosts: VendorHosts
  open: OpenBook
}
