import { autorun } from 'mobx'
import { useEffect, useLayoutEffect } from 'react'
import type { RouteKey } from '#manifest'
import { useStores } from '../shell/stores.ts'

/** Sets the document title of a page. */
export function usePageTitle(page: RouteKey | 'NOT_FOUND', heading: string) {
  const { head } = useStores()
  useLayoutEffect(() => head.open(page, heading), [head, page, heading])
  useEffect(() => autorun(() => (document.title = head.title)), [head])
}

/** Sets title, description and image of the page’s content, such as a game, while it is mounted. */
export function useContentHead(title: string, description?: string, image?: string) {
  const { head } = useStores()
  useEffect(() => {
    head.describe({ title, description, image })
    return () => head.describe({})
  }, [head, title, description, image])
}
