import type { Book, BookOptions, BookSettings } from '../book/options.ts'
import type { VendorHosts } from './hosts.ts'
import { loadBook } from './load-book.ts'

/** A sportsbook that is on its way or open: what changes meanwhile is not lost. */
export interface Opening {
  update(settings: Partial<BookSettings>): void
  /** Goes to a place, such as `/event/123`. */
  go(path: string): void
  remove(): void
}

/** Opens the sportsbook once its code is here; `failed` hears where it does not come. */
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

/** What a vendor’s script is made of. */
export interface Parts {
  hosts: VendorHosts
  open: OpenBook
}
