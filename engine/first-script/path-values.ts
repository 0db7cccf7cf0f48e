/**
 * Returns the values of a pattern’s parameters in a path, by their names, such as those of `/game/:providerId/:gameId`; undefined for
 * a path of another page.
 */
export function pathValues(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/')
  const segments = path.split('/')
  const isSame = (name: string, index: number) =>
    name.startsWith(':') ? segments[index] !== '' : name === segments[index]
  if (names.length !== segments.length || !names.every(isSame)) return undefined
  const values = names.map((name, index) => [name.slice(1), decoded(segments[index]!)] as const)
  return Object.fromEntries(values.filter((_value, index) => names[index]!.startsWith(':')))
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
