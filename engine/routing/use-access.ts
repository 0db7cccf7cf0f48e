import type { Block, Guard as GuardReference, PageKey } from '#manifest'
import type { Verdict } from '../registry.ts'
import { useRegistry } from '../shell/registry-context.ts'
import { useStores } from '../shell/stores.ts'
import { isBlockShown, isPageLinked, isPageThere, pageVerdict, withholding } from './access.ts'
import { verdict } from '../shell/verdict.ts'

/** Returns functions that evaluate guards and page access. Call them in observers: the results follow the stores. */
export function useAccess() {
  const registry = useRegistry()
  const { guards } = registry
  const stores = useStores()
  return {
    verdict: (references?: readonly GuardReference[]): Verdict => verdict(references, guards, stores),
    /** Whether links lead to this page. */
    isOpen: (page: PageKey) => isPageLinked(page, registry, stores),
    shows: (block: Block) => isBlockShown(block, registry, stores),
    /** The restriction that hides a block. */
    withheld: (block: Block) => withholding(block, registry, stores),
    page: (page: PageKey): Verdict => pageVerdict(page, registry, stores),
    /** Whether the site has this page and only its guards refuse it. */
    refuses: (page: PageKey) => isPageThere(page, stores) && pageVerdict(page, registry, stores) === false,
  }
}
