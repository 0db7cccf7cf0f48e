/** What is read of React’s own tree: what rendered an element, by which key and with which settings. */
export interface Fiber {
  /** The name of an element’s tag; of a component something else. */
  type: unknown
  key: string | null
  return: Fiber | null
  memoizedProps: Record<string, unknown> | null
}

/** Returns what rendered an element; undefined for one that React does not know. */
export function fiberOf(element: Element): Fiber | undefined {
  const name = Object.keys(element).find((each) => each.startsWith('__reactFiber$'))
  return name === undefined ? undefined : (element as unknown as Record<string, Fiber>)[name]
}

/** Returns the keys of an element, and of the components of which it is the outermost element. */
export function keysOf(element: Element): string[] {
  const own = fiberOf(element)
  const keys = [own?.key]
  for (let at = own?.return; at && typeof at.type !== 'string'; at = at.return) keys.push(at.key)
  return keys.filter((key) => key != null)
}
