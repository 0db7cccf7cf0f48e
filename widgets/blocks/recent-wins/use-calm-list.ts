import { useState, useSyncExternalStore, type FocusEvent } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function follow(changed: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether nothing may move by itself. False in a page’s HTML file, which does not move. */
const useReducedMotion = () =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  )

/**
 * Returns a list that does not change while a pointer or the focus is in it: nobody is to press another entry than the one they saw.
 * With reduced motion it stays as it was when it first had entries. `calm` belongs to the element around it.
 */
export function useCalmList<Item>(latest: readonly Item[]) {
  const isReduced = useReducedMotion()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [items, setItems] = useState(latest)
  const rests = isReduced || isPointed || isFocused
  // While rendering, so that the older list is not drawn before.
  if ((!rests || items.length === 0) && items !== latest) setItems(latest)
  const calm = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  }
  return { items, calm }
}
