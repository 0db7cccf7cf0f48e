import type { ComponentType } from 'react'
import type { PageKey } from '#manifest'

/** What a domain adds to pages beside their blocks. */
export interface PageNote {
  /** Where it stands on a page, or in the sheet to deposit; undefined where it is not shown. Observers follow it. */
  place(page: PageKey | 'NOT_FOUND' | 'quick-deposit'): 'above' | 'below' | undefined
  load: () => Promise<{ default: ComponentType }>
}
