import { autorun } from 'mobx'
import { useEffect, useLayoutEffect } from 'react'
import type { PageKey } from '#manifest'
import type { HeadContent } from '../shell/head-store.ts'
import { useStores } from '../shell/stores.ts'

/** On the server, where effects do not run, the head is complete after the page was rendered. */
const isServer = typeof window === 'undefined'

/** Sets the document title of a page. */
export function usePageTitle(page: PageKey | 'NOT_FOUND', heading: string) {
  const { head } = useStores()
  if (isServer) head.open(page, heading)
  useLayoutEffect(() => head.open(page, heading), [head, page, heading])
  useEffect(() => autorun(() => (document.title = head.title)), [head])
}

/** Sets what the page’s content, such as a game, adds to the head while it is mounted; not found if `isFound` is false. */
export function useContentHead(content: HeadContent) {
  const { head } = useStores()
  // As text, because callers make a new object for each render.
  const written = JSON.stringify({ isFound: true, ...content })
  if (isServer) head.describe(JSON.parse(written) as HeadContent)
  useEffect(() => {
    head.describe(JSON.parse(written) as HeadContent)
    return () => head.describe({})
  }, [head, written])
}
