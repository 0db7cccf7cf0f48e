import { drawing, picture } from './drawing.ts'

/** The names of the promotions’ pictures. */
export const promotionNames = ['weekend-bonus', 'weekly-cashback', 'draw-jackpots', 'rocket-week'] as const

/** The name of a promotion’s picture. */
export type PromotionArt = (typeof promotionNames)[number]

/** A promotion’s picture, with the layout of a banner’s. */
export const promotionArt = (name: PromotionArt, folder = ''): string =>
  picture(1200, 480, drawing(`promotions/${folder}${name}`))
