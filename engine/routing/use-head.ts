import { autorun } from 'mobx'
import { useEffect, useLayoutEffect } from 'react'
import type { RouteKey } from '#manifest'
import type { HeadContent } from '../shell/head-store.ts'
import { useStores } from '../shell/stores.ts'

/** On the server, where effects do not run, the head is complete after the page was rendered. */
const isServer = typeof window === 'undefined'

/** Sets the document title of a page. */
export function usePageTitle(page: RouteKey | 'NOT_FOUND', heading: string) {
  const { head } = useStores()
  if (isServer) head.open(page, heading)
  useLayoutEffect(() => head.open(page, heading), [head, page, heading])
  useEffect(() => autorun(() => (document.title = head.title)), [head])
}

/** Sets what the page’s content, such as a game, adds to the head while it is mounted; not found if `isFound` is false. */
export function useContentHead(content: HeadContent) {
  const { title, description, image, provider, category, language, isFound = true } = content
  const { head } = useStores()
  if (isServer) head.describe({ title, description, image, provider, category, language, isFound })
  useEffect(() => {
    head.describe({ title, description, image, provider, category, language, isFound })
    return () => head.describe({})
  }, [head, title, description, image, provider, category, language, isFound])
}
