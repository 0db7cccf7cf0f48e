const reported = new Set<string>()

/** Logs a message about a vendor, which is then reported, once per page. */
export function reportOnce(message: string) {
  if (reported.has(message)) return
  reported.add(message)
  console.warn(message)
}

/** Logs once per page that a vendor’s callback or message could not be read; of the values, only their types. */
export function reportUnreadable(what: string, values: readonly unknown[]) {
  if (reported.has(what)) return
  reported.add(what)
  console.warn(`${what} could not be read: ${values.length === 0 ? 'nothing' : values.map(shapeOf).join(', ')}`)
}

/** Describes a value without its content, which may be personal: `{id: number, event: object}`. */
function shapeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `list of ${value.length > 0 ? typeof value[0] : 'nothing'}`
  if (typeof value !== 'object') return typeof value
  const keys = Object.entries(value).slice(0, 12)
  return `{${keys.map(([key, each]) => `${key.slice(0, 40)}: ${each === null ? 'null' : typeof each}`).join(', ')}}`
}
