import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fa from './texts/fa.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import sr from './texts/sr.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import uz from './texts/uz.json' with { type: 'json' }
import type { BannerName } from '../../art/banner.ts'

/** The ids of the categories in display order. */
export const categoryIds = ['popular', 'new', 'hot', 'jackpot', 'slots', 'live', 'table', 'crash', 'tv'] as const
/** The id of a category. */
export type CategoryId = (typeof categoryIds)[number]

/** A static page: sections with a heading, a paragraph and sometimes a list. */
export interface PageText {
  title: string
  sections: { heading: string; text: string; list?: string[] }[]
}

interface Texts {
  categories: Record<CategoryId, string>
  banners: Record<BannerName, { title: string; text: string; button: string }>
  pages: Record<'terms' | 'privacy' | 'responsible' | 'about', PageText>
}

/** The texts of the sandbox, by language. */
export const texts = { en, fr, ar, fa, de, tr, sr, es, uz } satisfies Record<string, Texts>
