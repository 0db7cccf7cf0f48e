import { scene } from './banner.ts'
import { offers } from './banners/offers.ts'

/** The name of a promotion’s picture. */
export type PromotionArt = keyof typeof offers

/** Every promotion’s picture. */
export const promotionNames = Object.keys(offers) as PromotionArt[]

/** A promotion’s picture, laid out like a banner’s. */
export const promotionArt = (name: PromotionArt): string => scene(offers[name], name)
