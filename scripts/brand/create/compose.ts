import { vendorPages } from '#manifest-tools/rules/going-live/sportsbook.ts'
import { parseKey } from '#manifest-tools/rules/product-texts.ts'
import { merge } from '#manifest-tools/json/merge.ts'
import { hasOwn, isObject, valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import { currentVersion } from '#manifest-tools/check/schema.ts'
import { inSchemaOrder, follow, locate, useOf, type Schema } from '#manifest-tools/explain/schema.ts'
import { accentOn, derivePalette } from './palette.ts'
import type { Answers } from './answers.ts'
import type { Differences } from './differences.ts'

interface Sources extends Differences {
  /** The resolved parent. */
  inherited: JsonObject
  /** The images of the new brand. */
  pictures: { logo: string; icon: string }
}

/** Settings that are never copied: identity, addresses, accounts of vendors and services, and what a licence says. */
const ownSettings = [
  'id',
  'name',
  'project',
  'hosts',
  'api',
  'logo',
  'icon',
  'services',
  'chats',
  'telegram',
  'sport',
  'horses',
  'verification',
]

/** Composes a new manifest from the copied settings, if any, and the answers. */
export function compose(answers: Answers, { parent, settings, inherited, pictures }: Sources): JsonObject {
  const { id, name, from, hosts, currency, languages, family, theme } = answers
  const kept = Object.fromEntries(Object.entries(settings).filter(([key]) => !ownSettings.includes(key)))
  const copied = (from === undefined ? kept : withoutLicence(withoutArt(kept, `/brands/${from}/`))) as JsonObject
  const seo = isObject(copied.seo) && 'robots' in copied.seo ? { robots: copied.seo.robots } : {}
  const manifest: JsonObject = {
    ...copied,
    $schema: '../schemas/generated/manifest.schema.json',
    manifestVersion: currentVersion,
    ...(parent ? { extends: parent } : {}),
    id,
    name,
    project: id.toUpperCase().replaceAll('-', '_'),
    ...(currency ? { currency } : {}),
    ...(hosts.length > 0 ? { hosts: Object.fromEntries(hosts.map((host) => [host, {}])) } : {}),
    seo: { title: name, description: `${name}: casino games, TV games and jackpots.`, ...seo },
    ...(languages ? { languages: [...new Set(languages)] } : {}),
    ...pictures,
  }
  set(manifest, 'theme', { ...(theme ? { default: theme } : {}), ...tokensOf(answers, merge(inherited, copied)) })
  set(manifest, 'registration', family ? { family } : {})
  setGames(manifest)
  setSport(manifest, answers, inherited)
  if (isShown(manifest, 'TELEGRAM_LOGIN')) show(manifest, 'TELEGRAM_LOGIN', false)
  setWheel(manifest, merge(inherited, manifest))
  return inSchemaOrder(withoutVendorPages(manifest, inherited))
}

/** Returns settings without the images in a brand’s folder, and without objects that hold nothing else. */
function withoutArt(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutArt(item, folder))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      if (typeof part === 'string' && part.startsWith(folder)) return []
      const rest = withoutArt(part, folder)
      const isEmptied = isObject(part) && isObject(rest) && Object.keys(rest).length === 0
      return isEmptied && Object.keys(part).length > 0 ? [] : [[key, rest]]
    }),
  )
}

/** Returns settings without what a licence says: its text, number and seal, its entry in the register, and links to its authority. */
function withoutLicence(copied: unknown): JsonObject {
  const keys: string[] = []
  const strip = (value: unknown, use?: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => strip(entry))
    if (!isObject(value)) return value
    const { text, number: _number, seal: _seal, ...others } = value
    const isLicence = value.use === 'licence' || use === 'licence'
    if (isLicence && typeof text === 'string') keys.push(text)
    return Object.fromEntries(Object.entries(isLicence ? others : value).map(([key, each]) => [key, strip(each, key)]))
  }
  const { texts, playerProtection, regionClosed, ...rest } = strip(copied) as JsonObject
  const without = (value: unknown, names: readonly string[]) =>
    Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => !names.includes(name)))
  const own = Object.entries(texts ?? {}).map(([language, namespaces]) => [
    language,
    Object.fromEntries(
      Object.entries(namespaces as JsonObject).map(([namespace, each]) => [
        namespace,
        without(
          each,
          keys.map((key) => parseKey(key)).flatMap((key) => (key.namespace === namespace ? key.key : [])),
        ),
      ]),
    ),
  ])
  return withoutEmpty({
    ...rest,
    ...(texts === undefined ? {} : { texts: Object.fromEntries(own) as JsonObject }),
    ...(playerProtection === undefined ? {} : { playerProtection: without(playerProtection, ['register']) }),
    ...(regionClosed === undefined ? {} : { regionClosed: without(regionClosed, ['links']) }),
  })
}

/** Returns an object without objects that hold nothing. */
function withoutEmpty(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const part = isObject(each) ? withoutEmpty(each) : each
      return isObject(part) && Object.keys(part).length === 0 ? [] : [[key, part]]
    }),
  )
}

/** Merges settings into a section. */
function set(manifest: JsonObject, section: string, settings: JsonObject) {
  if (Object.keys(settings).length > 0) manifest[section] = merge(manifest[section], settings)
}

const isShown = (manifest: JsonObject, page: string) => valueAt(manifest, `/pages/${page}/visible`) === true
const show = (manifest: JsonObject, page: string, visible: boolean) => set(manifest, 'pages', { [page]: { visible } })

/** Returns the tokens to change: for `colour` the whole palette, for `accent` only accent and onAccent. */
function tokensOf({ colour, accent }: Answers, before: JsonObject): { tokens?: JsonObject } {
  if (!colour && !accent) return {}
  const current = (token: string) => String(valueAt(before, `/theme/tokens/${token}/dark`))
  const palette = derivePalette(colour ?? current('brand'), accent ?? current('accent'))
  const isAsked = (token: string) => (/accent/i.test(token) ? accent : colour) !== undefined
  const tokens = Object.fromEntries(Object.entries(palette).filter(([token]) => isAsked(token)))
  return { tokens: merge(tokens, seenAccent(merge(valueAt(before, '/theme/tokens'), tokens))) }
}

/** Returns another accent if a theme’s own one would vanish in its backgrounds, which only one of both may come from. */
function seenAccent(tokens: unknown): JsonObject {
  const at = (token: string, theme: string) => String(valueAt(tokens, `/${token}/${theme}`))
  return (['dark', 'light'] as const).reduce<JsonObject>((changed, theme) => {
    const { accent, onAccent } = accentOn(at('accent', theme), [at('background', theme), at('surface', theme)], theme)
    if (accent === at('accent', theme)) return changed
    return merge(changed, { accent: { [theme]: accent }, onAccent: { [theme]: onAccent } })
  }, {})
}

/** The frame of another brand’s vendors is on that brand’s own domain. */
function setGames(manifest: JsonObject) {
  if (!isObject(manifest.games) || !hasOwn(manifest.games, 'frameOrigin')) return
  const { frameOrigin: _frameOrigin, isolation: _isolation, ...games } = manifest.games
  manifest.games = games
}

function setSport(manifest: JsonObject, { id, provider }: Answers, inherited: JsonObject) {
  if (!provider) return
  if (provider === 'none') {
    delete manifest.sport
    if (hasOwn(inherited, 'sport')) manifest.sport = null
    return
  }
  if (valueAt(inherited, '/sport/use') !== provider) manifest.sport = standInVendor(provider, id)
  for (const page of vendorPages.sport.filter((each) => !each.startsWith('TEST_'))) show(manifest, page, true)
}

/** Returns a manifest in which pages without their vendor are hidden, and none of its own entries leads to them. */
function withoutVendorPages(manifest: JsonObject, inherited: JsonObject): JsonObject {
  const whole = merge(inherited, manifest)
  const hidden = Object.entries(vendorPages).flatMap(([vendor, pages]) =>
    isObject(whole[vendor]) ? [] : pages.filter((page) => isShown(whole, page)),
  )
  if (hidden.length === 0) return manifest
  const rest = withoutEntries(manifest, hidden) as JsonObject
  for (const page of hidden) show(rest, page, false)
  return rest
}

/** Returns settings without the entries of lists that lead to pages, and without lists of entries that hold no other. */
function withoutEntries(value: unknown, pages: readonly string[]): unknown {
  const leads = (entry: unknown) => isObject(entry) && pages.includes(String(entry.page))
  const isEmptied = (entry: unknown) =>
    isObject(entry) && Array.isArray(entry.items) && entry.items.length > 0 && entry.items.every(leads)
  if (Array.isArray(value))
    return value
      .filter((entry) => !leads(entry) && !isEmptied(entry))
      .map((entry: unknown) => withoutEntries(entry, pages))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutEntries(each, pages)]))
}

/** Returns the required settings of a sportsbook with placeholder values that pass the schema. */
function standInVendor(provider: string, id: string): JsonObject {
  const union = follow(locate('/sport', {})!.schema).oneOf ?? []
  const { properties = {}, required = [] } = follow(union.find((member) => useOf(member) === provider) ?? {})
  const others = required.filter((key) => key !== 'use')
  return { use: provider, ...Object.fromEntries(others.map((key) => [key, standIn(properties[key]!, provider, id)])) }
}

function standIn(schema: Schema, provider: string, id: string): unknown {
  const { enum: values, type, items, minimum = 0, pattern = '' } = follow(schema)
  if (values) return values[0]
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return minimum
  if (type === 'array') return items ? [standIn(items, provider, id)] : []
  return [id, `https://${provider}.example`].find((text) => new RegExp(pattern, 'u').test(text)) ?? id
}

/** The wheel requires the currency TND. */
function setWheel(manifest: JsonObject, { wheel, currency, pages, overlays }: JsonObject) {
  if (currency === 'TND' || valueAt(wheel, '/visible') !== true) return
  set(manifest, 'wheel', { visible: false })
  if (valueAt(pages, '/WHEEL_OF_FORTUNE/visible') === true) show(manifest, 'WHEEL_OF_FORTUNE', false)
  for (const name of ['wheel', 'wheel-prize'])
    if (valueAt(overlays, `/${name}/visible`) === true) set(manifest, 'overlays', { [name]: { visible: false } })
}
