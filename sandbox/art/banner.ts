import { drawing, picture } from './drawing.ts'

/** Every banner picture. */
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
 * A banner’s picture: an SVG document of 1200 x 480 without text. Its left half is calm and dark, for words laid over it;
 * its subject stands in the right half, also when cropped to the rightmost 600 x 480.
 */
export const bannerArt = (name: BannerName): string => picture(1200, 480, drawing(`banners/${name}`))
