/** What a picture is for, by its setting. */
export interface PictureKind {
  /** The name of its file, before the ending. */
  stem: string
  ending: 'svg' | 'jpg'
  /** Endings that the setting accepts. */
  accepts: readonly string[]
  /** Width divided by height; any if absent. */
  aspect?: number
  /** How wide a JPEG is drawn, in pixels, and how many bytes it should have at most. */
  size?: { width: number; bytes: number }
  /** The size for phones, which is drawn from the same part. */
  phone?: { width: number; bytes: number }
  /** Whether the setting has the picture’s width and height beside it. */
  isMeasured?: boolean
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

const shown = ['svg', 'webp', 'avif', 'jpg']
const phoneSize = { width: 800, bytes: 120_000 }
/** The picture of a banner, a message or a promotion; that for phones is drawn from it, too. */
const content: PictureKind = {
  stem: 'picture',
  ending: 'jpg',
  accepts: shown,
  aspect: 1200 / 480,
  size: { width: 1600, bytes: 350_000 },
  phone: phoneSize,
  help: 'At least 1440 pixels wide, without words in it: they lie beside it. A smaller one for phones is drawn from it.',
}
const contentPhone: PictureKind = {
  stem: 'picture-phone',
  ending: 'jpg',
  accepts: shown,
  aspect: 1200 / 480,
  size: phoneSize,
  help: 'At least 720 pixels wide.',
}
/** A picture in a page, which keeps its place by its size. */
const block: PictureKind = {
  stem: 'picture',
  ending: 'jpg',
  accepts: shown,
  size: { width: 1600, bytes: 350_000 },
  isMeasured: true,
  help: 'It is drawn 1600 pixels wide at most.',
}

/** Returns what the picture of a setting is for. */
export function kindOf(pointer: string): PictureKind {
  if (/^\/content\/.*\/desktop$/.test(pointer)) return content
  if (/^\/content\/.*\/phone$/.test(pointer)) return contentPhone
  if (pointer.endsWith('/src')) return block
  if (pointer.endsWith('/icon')) return icon
  if (pointer.endsWith('/logoDark')) return logoDark
  return pointer.endsWith('/image') ? share : logo
}
