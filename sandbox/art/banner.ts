import { drawing, picture } from './drawing.ts'

/** The names of the banner pictures. */
export const bannerNames = [
  'jackpot-night',
  'live-tables',
  'tv-draws',
  'new-arrivals',
  'crash-rockets',
  'play-safe',
  'derby',
  'champions',
] as const

/** The name of a banner picture. */
export type BannerName = (typeof bannerNames)[number]

/**
 * A banner’s picture: an SVG document of 1200 x 480 without text, of the set in a folder or of the plain one. The subject is in the right half and survives cropping to the rightmost 600 x 480.
 */
export const bannerArt = (name: BannerName, folder = ''): string =>
  picture(1200, 480, drawing(`banners/${folder}${name}`))
