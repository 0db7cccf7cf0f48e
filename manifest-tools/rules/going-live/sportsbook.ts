import { pageTitle, widgetTitle } from '../../explain/titles.ts'
import type { Manifest } from '#manifest'
import { needsVendor, sportPages } from '#domains/sport/rules.ts'
import { follow, locate, useOf } from '../../explain/schema.ts'
import { hasOwn } from '../../json/pointer.ts'
import { visiblePages } from '../lists.ts'
import { notPublic } from './addresses.ts'
import { lie, missing, type Item } from './item.ts'

const code = 'live/sportsbook'

/** The pages that need a vendor, by the setting that names it. */
export const vendorPages = { sport: sportPages, horses: ['HORSES'], verification: ['VERIFICATION'] } as const

/** Settings that brands of one operator may share. */
const shared = ['use', 'hosts', 'script', 'isolation']

/** Returns the settings by which the vendor tells brands apart: those that it requires and that no two brands share. */
function accountOf(sport: NonNullable<Manifest['sport']>): [string, string][] {
  const member = (follow(locate('/sport', {})!.schema).oneOf ?? []).find((each) => useOf(each) === sport.use)
  return (follow(member ?? {}).required ?? [])
    .filter((key) => !shared.includes(key) && hasOwn(sport, key))
    .map((key) => [key, String((sport as unknown as Record<string, unknown>)[key])])
}

/** The vendor’s settings of this brand, of the sportsbook and of horse races. */
export const sportsbook: Item = {
  code,
  title: 'Sportsbook’s settings',
  open: ({ manifest, context: { brandsBetting } }) => {
    const { id, sport, horses } = manifest
    const what = 'what your vendor gave you'
    const copied = accountOf(sport ?? ({} as never)).flatMap(([key, value]) => {
      const other = brandsBetting(key, value).find((each) => each !== id)
      const message = `"${value}" is the account of ${other}: write the one that the vendor gave this brand.`
      return other === undefined
        ? []
        : [lie({ code, pointer: `/sport/${key}`, message, effect: `bets count for ${other}` })]
    })
    const pages = visiblePages(manifest).filter(needsVendor)
    const hasNone = !sport && !horses && pages.length > 0
    const message = `${pages.map(pageTitle).join(', ')} have no vendor: choose a sportsbook, or hide these pages.`
    return [
      ...(hasNone ? [missing({ code, pointer: '/sport', message })] : []),
      ...copied,
      ...notPublic(code, sport, '/sport', what),
      ...notPublic(code, horses, '/horses', what),
    ]
  },
  done: ({ sport, horses }) =>
    (sport && widgetTitle('Sport', sport.use)) ?? (horses ? 'horse races alone' : 'none: no page needs one'),
}
