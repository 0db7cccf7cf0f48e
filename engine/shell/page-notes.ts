import { action, observable } from 'mobx'
import type { ComponentType } from 'react'
import type { PageKey } from '#manifest'

/** What a domain adds to pages beside their blocks. */
export interface PageNote {
  /** Where it stands on a page, or in the sheet to deposit; undefined where it is not shown. Observers follow it. */
  place(page: PageKey | 'NOT_FOUND' | 'quick-deposit'): 'above' | 'below' | undefined
  load: () => Promise<{ default: ComponentType }>
}

/** What domains add to pages. The engine shows it. */
export class PageNotes {
  readonly #all = observable.array<PageNote>([], { deep: false })

  readonly add = action((note: PageNote) => void this.#all.push(note))

  at(page: Parameters<PageNote['place']>[0], place: 'above' | 'below'): PageNote[] {
    return this.#all.filter((each) => each.place(page) === place)
  }
}
