import type { Banner } from './banners/banner.ts'
import { casino } from './banners/casino.ts'
import { events } from './banners/events.ts'
import { sports } from './banners/sports.ts'
import { lights } from './lights.ts'
import { gradients } from './materials.ts'
import { seeded } from './random.ts'
import { picture } from './svg.ts'

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

const banners = { ...casino, ...events, ...sports }

/**
 * A banner’s picture: an SVG document of 1200 x 480 without text. Its left half is calm and dark, for words laid over it;
 * its subject stands in the right half, also when cropped to the rightmost 600 x 480.
 */
export const bannerArt = (name: BannerName): string => scene(banners[name], name)

/** A picture in the layout of banners; what is random in it follows from the name. */
export function scene({ palette, draw }: Banner, name: string): string {
  const art = draw(palette, seeded(name))
  const calm = [0.96, 0.82, 0].map(
    (opacity, index) => `<stop offset="${index * 0.32}" stop-color="${palette.low}" stop-opacity="${opacity}"/>`,
  )
  const field = (fill: string) => `<rect width="1200" height="480" fill="url(#${fill})"/>`
  const body = field('x-sky') + art + field('words')
  const words = `<linearGradient id="words">${calm.join('')}</linearGradient>`
  return picture(1200, 480, words + lights(body, palette) + gradients(body, palette), body)
}
