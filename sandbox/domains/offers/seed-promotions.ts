import type { Promotion } from '#api'
import { type PromotionArt, promotionNames } from '../../art/promotion.ts'
import type { Database } from '../../app/db/database.ts'
import { offers } from './texts.ts'

const dayMs = 24 * 60 * 60_000

const links: Record<PromotionArt, string> = {
  'weekend-bonus': '/bonuses',
  'weekly-cashback': '/cashback-history',
  'draw-jackpots': '/tv-games',
  'rocket-week': '/games?category=crash',
}

/** Start and end in days relative to the seed; other promotions have no end. */
const periods: Partial<Record<PromotionArt, [from: number, to: number]>> = {
  'weekend-bonus': [-2, 12],
  'rocket-week': [3, 10],
}

/** What a promotion gives, and how many of its points are key terms. */
const facts: Partial<Record<PromotionArt, { share?: number; terms: number }>> = {
  'weekend-bonus': { terms: 2 },
  'weekly-cashback': { share: 10, terms: 2 },
}

/** What the API says of a promotion beside its texts. */
export function factsOf(id: string, points: readonly string[]): Pick<Promotion, 'share' | 'conditions'> {
  const { share, terms = 0 } = facts[id as PromotionArt] ?? {}
  return { ...(share && { share }), ...(terms && { conditions: points.slice(0, terms) }) }
}

/** Writes the promotions in every language. */
export async function seedPromotions(db: Database, now: number): Promise<void> {
  const midnight = Math.floor(now / dayMs) * dayMs
  const rows = Object.entries(offers).flatMap(([lang, { promotions }]) =>
    promotionNames.map((id, position) => {
      const { title, text, points, button } = promotions[id]
      const [from, to] = (periods[id] ?? []).map((days) => midnight + days * dayMs)
      const details = points.slice(facts[id]?.terms)
      const html = `<ul>${details.map((point) => `<li>${point}</li>`).join('')}</ul>`
      const times = { starts_at: from ?? null, ends_at: to ?? null }
      return {
        id,
        lang,
        position,
        title,
        text,
        html,
        ...times,
        terms: `/static/terms-${lang}`,
        link: links[id],
        button_text: button,
      }
    }),
  )
  await db.insertInto('promotions').values(rows).execute()
}
