import { autorun } from 'mobx'
import { useEffect, useLayoutEffect } from 'react'
import type { RouteKey } from '#manifest'
import { useStores } from '../shell/stores.ts'

/** Gives the window the title of a page. */
export function usePageTitle(page: RouteKey | 'NOT_FOUND', heading: string) {
  const { head } = useStores()
  useLayoutEffect(() => head.open(page, heading), [head, page, heading])
  useEffect(() => autorun(() => (document.title = head.title)), [head])
}

/** Says what the content on the page is, as long as it is there: a game’s or a text’s own title, description and image. */
export function useContentHead(title: string, description?: string, image?: string) {
  const { head } = useStores()
  useEffect(() => {
    head.describe({ title, description, image })
    return () => head.describe({})
  }, [head, title, description, image])
}
