const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** Whether a path is one of a page’s pattern, such as `/game/:providerId/:gameId`. Case does not count, as in the router. */
export function isPathOf(pattern: string, path: string): boolean {
  const [wanted, parts] = [partsOf(pattern), partsOf(path)]
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index])
}
