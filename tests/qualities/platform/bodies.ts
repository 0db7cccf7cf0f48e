type Path = readonly (string | number)[]
type Holder = Record<string | number, unknown>

/** Returns the part of a body at a path; undefined if there is none. */
export const at = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, key) => (holder as Holder | undefined)?.[key], body)

/** Returns a copy of a body with the part at a path changed. */
export function changed(body: unknown, path: Path, change: (holder: Holder, key: string | number) => void): unknown {
  const whole = { body: structuredClone(body) }
  const steps = ['body', ...path]
  change(at(whole, steps.slice(0, -1)) as Holder, steps.at(-1)!)
  return whole.body
}

export const replaced = (body: unknown, path: Path, value: unknown) =>
  changed(body, path, (holder, key) => void (holder[key] = value))

/** Returns a copy without a property or an item. */
export const without = (body: unknown, path: Path) =>
  changed(
    body,
    path,
    (holder, key) => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
  )
