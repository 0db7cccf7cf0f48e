import type { OwnPicture } from '#manifest'
import { suggest } from '../../check/suggest.ts'
import type { Context, Rule, RuleFinding } from '../../check/rule.ts'
import { ownItems } from './items.ts'

/** How wide a picture is at least, in pixels, and how large at most, in bytes, by what it is for. */
const limits = { phone: { width: 720, bytes: 120_000 }, desktop: { width: 1440, bytes: 350_000 } }

const files = (picture: OwnPicture | undefined, pointer: string) =>
  ['', 'dark', 'light'].flatMap((theme) => {
    const own = theme ? picture?.[theme as 'dark' | 'light'] : picture
    return (['desktop', 'phone'] as const).flatMap((size) => {
      const address = own?.[size]
      return address === undefined ? [] : [{ size, address, pointer: [pointer, theme, size].filter(Boolean).join('/') }]
    })
  })

const areGood: Rule = (manifest, context) =>
  ownItems(manifest).flatMap(({ pointer, item }) =>
    files(item.picture, `${pointer}/picture`).flatMap((file) => findings(file, context)),
  )

function findings(
  { size, address, pointer }: ReturnType<typeof files>[number],
  { files: known, pictureSize }: Context,
): RuleFinding[] {
  if (!known) return []
  const bytes = known.get(address)
  if (bytes === undefined) {
    const message = `public${address} does not exist.`
    const effect = 'the picture’s place is empty'
    return [{ code: 'assets/absent', pointer, message, suggestion: suggest(address, [...known.keys()]), effect }]
  }
  const limit = limits[size]
  const width = address.endsWith('.svg') ? undefined : pictureSize?.(address)?.width
  const found: RuleFinding[] = []
  if (bytes > limit.bytes) {
    const message = `The picture is ${kilobytes(bytes)}; for ${size === 'phone' ? 'phones' : 'wide screens'} it should be at most ${kilobytes(limit.bytes)}.`
    found.push({ code: 'content/picture-too-heavy', pointer, message, effect: 'it shows late on slow connections' })
  }
  if (width !== undefined && width < limit.width) {
    const message = `The picture is ${width} pixels wide; it must be at least ${limit.width} wide.`
    found.push({ code: 'content/picture-too-small', pointer, message, effect: 'it looks blurred' })
  }
  return found
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`

/** Rules about the pictures of the brand’s own items. */
export const pictures: Rule[] = [areGood]
