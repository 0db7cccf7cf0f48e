import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this render makes or takes over a page’s HTML file: it must not depend on the browser. False in every later render. */
export const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
