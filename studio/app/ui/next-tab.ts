/** Returns the tab that an arrow key leads to, around the ends; undefined for other keys. */
export function nextTab<Name>(key: string, names: readonly Name[], current: Name): Name | undefined {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
  return by === undefined ? undefined : names[(names.indexOf(current) + by + names.length) % names.length]
}
