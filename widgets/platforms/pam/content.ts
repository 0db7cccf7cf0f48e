import type { Banner, Promotion, StaticPage } from '#api'
import { given, type Money, moneyOf } from './names.ts'
import type { List, Rows } from './session.ts'

interface Entry {
  slug: string
  headline: string
  markup: string
}

interface Assets {
  assets: { kind: string; url: string }[]
}

const background = ({ assets }: Assets) => assets.find(({ kind }) => kind === 'background')?.url ?? ''

interface TheirBanner extends Assets {
  id: string
  headline: string
  body: string
  action: { title: string; url: string }
  slot: string
  order: number
}

const banner = (it: TheirBanner): Omit<Banner, 'id'> & { id: string } => ({
  id: it.id,
  title: it.headline,
  text: it.body,
  image: background(it),
  link: it.action.url,
  buttonText: it.action.title,
  place: it.slot === 'sport-hero' ? 'sport' : 'home',
  priority: it.order,
})

interface TheirPromotion extends Entry, Assets {
  body: string
  validity: { from: string | null; to: string | null }
  terms: string | null
  reward: { percent: number | null; upTo: Money | null; rules: string[] | null }
  action: { title: string; url: string } | null
}

const promotion = (it: TheirPromotion): Promotion => ({
  id: it.slug,
  title: it.headline,
  text: it.body,
  html: it.markup,
  image: background(it),
  ...given({ startsAt: it.validity.from, endsAt: it.validity.to, terms: it.terms }),
  ...given({ share: it.reward.percent, conditions: it.reward.rules }),
  ...(it.reward.upTo && moneyOf(it.reward.upTo)),
  ...(it.action && { button: { text: it.action.title, link: it.action.url } }),
})

const page = (it: Entry & { language: StaticPage['lang'] }): StaticPage => ({
  id: it.slug,
  lang: it.language,
  title: it.headline,
  html: it.markup,
})

/** What editors write. */
export const contentRows: Rows = {
  'GET /banners': async ({ query }, pam) => {
    const found = await pam.send<List<TheirBanner>>('GET', '/v1/content/banners', {
      query: { language: query['lang'] },
    })
    return found.items.map(banner)
  },
  'GET /pages/client': async (_call, pam) =>
    (await pam.send<List<Parameters<typeof page>[0]>>('GET', '/v1/content/pages')).items.map(page),
  'GET /pages/client/{id}': async ({ params }, pam) =>
    page(await pam.send('GET', `/v1/content/pages/${encodeURIComponent(params['id'] ?? '')}`)),
  'GET /promotions': async ({ query }, pam) => {
    const path = '/v1/content/promotions'
    const found = await pam.send<List<TheirPromotion>>('GET', path, { query: { language: query['lang'] } })
    return found.items.map(promotion)
  },
}
