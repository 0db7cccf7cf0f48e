/** What a picture is for, by its setting. */
export interface PictureKind {
  /** The name of its file, before the ending. */
  stem: string
  ending: 'svg' | 'jpg'
  /** Endings that the setting accepts. */
  accepts: readonly string[]
  /** Width divided by height; any if absent. */
  aspect?: number
  help: string
}

const logo: PictureKind = {
  stem: 'logo',
  ending: 'svg',
  accepts: ['svg'],
  help: 'Legible in both themes, or in the light one if the dark theme has a logo of its own.',
}
const logoDark: PictureKind = { ...logo, stem: 'logo-dark', help: 'Legible in the dark theme.' }
const icon: PictureKind = {
  stem: 'icon',
  ending: 'svg',
  accepts: ['svg'],
  aspect: 1,
  help: 'A square. The images of home screens are drawn from it.',
}
const share: PictureKind = {
  stem: 'share',
  ending: 'jpg',
  accepts: ['png', 'jpg'],
  aspect: 1200 / 630,
  help: '1200 × 630 pixels.',
}

/** Returns what the picture of a setting is for. */
export function kindOf(pointer: string): PictureKind {
  if (pointer.endsWith('/icon')) return icon
  if (pointer.endsWith('/logoDark')) return logoDark
  return pointer.endsWith('/image') ? share : logo
}
