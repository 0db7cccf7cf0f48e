import { applyChanges } from '../../../manifest-tools/json/change.ts'
import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import { derivePalette } from '../../../scripts/brand/create/palette.ts'
import { written } from '../../shared/written.ts'
import { createBrand, readBrand, saveText, uploadPicture } from '../calls/api.ts'
import { appIconsOf, asSvg, shareOf } from '../pictures/draw.ts'
import { answersOf, type Draft, type Logo } from './draft.ts'

/** Creates a brand with its pictures. Throws an error whose message says what was not done. */
export async function makeBrand(draft: Draft): Promise<void> {
  const { id } = await createBrand(answersOf(draft))
  if (!draft.logo) return
  try {
    await addPictures(id, draft, draft.logo)
  } catch (error) {
    throw new BrandWithoutPictures(id, (error as Error).message)
  }
}

/** The brand is there, but its pictures are not. */
export class BrandWithoutPictures extends Error {
  readonly id: string

  constructor(id: string, reason: string) {
    super(`The brand is created, but its pictures are not: ${reason} Open it, and choose them in its settings.`)
    this.id = id
  }
}

async function addPictures(id: string, { hasShare, hasColours, colour, accent }: Draft, { picture, icon }: Logo) {
  const { file } = await readBrand(id)
  const square = await asSvg(picture, 'icon', icon)
  const logo = await uploadPicture(id, 'logo.svg', await asSvg(picture, 'logo'))
  const sign = await uploadPicture(id, 'icon.svg', square)
  for (const each of await appIconsOf(square, sign.address)) await uploadPicture(id, each.name, each.bytes)
  const changes = [
    { pointer: '/logo', value: logo.address },
    { pointer: '/icon', value: sign.address },
  ]
  if (hasShare) {
    const own = valueAt(JSON.parse(file.text), '/theme/tokens/background/dark')
    const ground = hasColours ? derivePalette(colour, accent).background.dark : String(own ?? '#101318')
    const share = await uploadPicture(id, 'share.jpg', await shareOf(picture, ground))
    changes.push({ pointer: '/seo/image', value: share.address })
  }
  const saved = await saveText(id, applyChanges(file.text, changes, written), file.text)
  if ('overlaps' in saved) throw new Error('its file has changed meanwhile.')
}
