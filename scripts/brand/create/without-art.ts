import { isObject } from '#manifest-tools/json/pointer.ts'

/** Returns settings without the images in a brand’s folder, and without objects that hold nothing else. */
export function withoutArt(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutArt(item, folder))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      if (typeof part === 'string' && part.startsWith(folder)) return []
      const rest = withoutArt(part, folder)
      const isEmptied = isObject(part) && isObject(rest) && Object.keys(rest).length === 0
      return isEmptied && Object.keys(part).length > 0 ? [] : [[key, rest]]
    }),
  )
}
