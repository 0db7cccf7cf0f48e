import type { NewBrandAnswers } from '../../shared/calls.ts'
import { coloursOf, type TwoColours } from '../pictures/colours.ts'
import { pixelsOf } from '../pictures/draw.ts'
import type { ChosenPicture } from '../pictures/file.ts'
import { firstPart } from '../pictures/cropper.tsx'
import type { Part } from '../pictures/svg-text.ts'

/** A logo that was chosen, and the part of it that is the icon. */
export interface Logo {
  picture: ChosenPicture
  icon: Part
  /** Its colours; undefined if it is grey. */
  colours?: TwoColours | undefined
}

/** What was entered for a new brand. Empty words are as it starts from. */
export interface Draft extends TwoColours {
  name: string
  /** As typed; undefined while it follows the name. */
  id?: string | undefined
  logo?: Logo | undefined
  /** Whether a palette is made of the two colours. */
  hasColours: boolean
  /** Whether a picture of link previews is made of the logo. */
  hasShare: boolean
  from: string
  host: string
  currency: string
  languages: readonly string[]
  family: string
  provider: string
  theme: string
}

/** Returns what a new brand starts with. */
export const newDraft = (from = '', name = ''): Draft => ({
  name,
  hasColours: from === '',
  hasShare: true,
  colour: '#7b2ff7',
  accent: '#00c2a8',
  from,
  host: '',
  currency: '',
  languages: [],
  family: '',
  provider: '',
  theme: '',
})

/** `My brand` → `my-brand`: the name of its file. */
const idFor = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 31)

export const idOf = ({ id, name }: Draft) => id ?? idFor(name)

/** Takes the colours of a logo over. */
export async function withLogo(picture: ChosenPicture): Promise<Partial<Draft>> {
  const colours = coloursOf(await pixelsOf(picture))
  return { logo: { picture, colours, icon: firstPart(picture, 1) }, ...(colours && { ...colours, hasColours: true }) }
}

export function answersOf(draft: Draft): NewBrandAnswers {
  const { name, host, currency, languages, hasColours, colour, accent } = draft
  const given = (['from', 'family', 'provider', 'theme'] as const).flatMap((key) =>
    draft[key] ? [[key, draft[key]] as const] : [],
  )
  return {
    ...Object.fromEntries(given),
    id: idOf(draft),
    name: name.trim(),
    hosts: host.trim() ? [host.trim().toLowerCase()] : [],
    ...(currency.trim() && { currency: currency.trim().toUpperCase() }),
    ...(languages.length > 0 && { languages: [...languages] }),
    ...(hasColours && { colour, accent }),
  }
}
