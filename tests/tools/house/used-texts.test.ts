import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { translationKeys } from '#manifest-tools/rules/lists.ts'
import { parseKey, plural } from '#manifest-tools/rules/product-texts.ts'
import { code } from '../../../sandbox/app/errors.ts'
import { textsOf as paymentTexts } from '../../../sandbox/domains/payments/texts.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { ofManifests, textUses } from './used-texts.ts'

const root = new URL('../../../', import.meta.url).pathname

type Texts = { [key: string]: string | Texts }

/** Each key as `namespace:key`; plural forms count once, without their suffix. */
const keys = (name: string, texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? `${name}:${path}${key}` : keys(name, value, `${path}${key}.`),
  )
const files = readdirSync(`${root}public/locales/en`)
const forms = files.flatMap((file) =>
  keys(file.replace('.json', ''), JSON.parse(readFileSync(`${root}public/locales/en/${file}`, 'utf8')) as Texts),
)
const plurals = new Set(forms.filter((key) => plural.test(key)).map((key) => key.replace(plural, '')))
const known = new Set(forms.map((key) => key.replace(plural, '')))

const manifests = readBrands('manifests').map(({ manifest }) => manifest)
/** The texts that brands add to the product’s or replace, by the same form of key. */
const ofBrands = manifests.flatMap(({ texts = {} }) =>
  Object.values(texts).flatMap((namespaces) =>
    Object.entries(namespaces).flatMap(([name, own]) =>
      Object.keys(own).map((key) => `${name}:${key.replace(plural, '')}`),
    ),
  ),
)
const existing = new Set([...known, ...ofBrands])
const named = (...texts: string[]) => texts.map((text) => Object.values(parseKey(text)).join(':'))
const inErrors = (...texts: string[]) => texts.map((text) => `errors:${text}`)

/** The messages of form fields (spec §8). */
const messages = inErrors(
  'error.field_is_empty',
  'string_length_min_to_max',
  'string_length_min',
  'string_length_max',
  'incorrect_email',
  'incorrect_phone',
  'incorrect_phone_not_plus',
  'phone_characters',
  'phone_too_long',
  'phone_country_code',
  'national_number_only_digits',
  'national_number_digits',
  'national_number_digits_either',
  'national_number_length',
  'national_number_example',
  'national_number_date',
  'national_number_check',
  'postcode_example',
  'date_incomplete',
  'date_impossible',
  'date_too_early',
  'date_too_late',
  'date_too_young',
  'forbid_special_characters',
  'forbid_digits',
  'forbid_spaces',
  'forbid_spaces_on_edge',
  'invalid_string',
  'values_are_different',
  'number_min_to_max',
  'number_min',
  'number_max',
  'digits_after_decimal_greater',
  'amount_equal',
  'amount_less',
  'amount_less_equal',
  'amount_greater',
  'amount_greater_equal',
  'amount_not_equal',
  'must_be_true',
  'must_be_false',
  'error.passwords_are_different',
  // Of typed amounts, beside the specification.
  'amount_not_a_number',
  'amount_negative',
  'amount_other_currency',
)

/** Codes whose texts belong to one call: they are in its own namespace. */
const ofOneCall: number[] = [code.telegramForbidden]

/** The keys of refusals: the catalogue’s codes, an unknown outcome, and the names of form fields. */
const refusals = inErrors(
  ...[...Object.values(code).filter((each) => !ofOneCall.includes(each)), 'unknown'].map((each) => `code.${each}`),
  ...fieldNames(['registration', 'profile', 'recovery', 'session', 'documents', 'payments']).map(
    (field) => `field.${field}`,
  ),
  ...Object.keys(paymentTexts('en').fields).map((field) => `field.${field}`),
)

function fieldNames(resources: string[]): string[] {
  const names = resources.flatMap((resource) => {
    const { $defs } = JSON.parse(readFileSync(`${root}schemas/api/${resource}.schema.json`, 'utf8')) as {
      $defs: Record<string, { properties?: object }>
    }
    return Object.values($defs).flatMap(({ properties = {} }) => Object.keys(properties))
  })
  return [...new Set(names)].filter((field) => known.has(`errors:field.${field}`))
}

const fromManifests = named(...manifests.flatMap((manifest) => translationKeys(manifest).map(({ value }) => value)))
/**
 * For manifests: links that operators add (docs/operating.md), and the titles of steps, choices and agreements of a form that asks
 * for more (docs/recipes/ask-for-one-more-thing.md).
 */
const offered = [
  ...named('user:region.help', 'user:register.readPrivacy'),
  ...[...known].filter((key) => /^user:register\.(options|stepTitles)\./.test(key)),
]
/** What the shell says before any code of the site is there (engine/first-script). */
const inShell = named('state.slowText')
const titles = [...fromManifests, ...named('notFound.title', 'notFound.signInTitle')]

/** The labels of the fields of forms, and the keys of those that brands can use (docs/recipes/ask-for-one-more-thing.md). */
const fieldLabels = [
  ...manifests.flatMap((manifest) =>
    Object.values(manifest.forms).flatMap(({ fields }) => fields.map(({ name }) => `user:register.fields.${name}`)),
  ),
  ...[...known].filter((key) => /^user:register\.(fields|address)\./.test(key)),
].filter((key) => existing.has(key))

/** The possible keys where the compiler only knows `string`. */
const families: Record<string, string[]> = {
  'engine/forms/manifest-form/definitions.ts: t(key)': fieldLabels,
  'engine/forms/manifest-form/definitions.ts: t(hint)': fromManifests,
  'engine/forms/manifest-form/definitions.ts: t(placeholder)': fromManifests,
  'engine/forms/manifest-form/progress.tsx: t(title)': fromManifests,
  'widgets/blocks/personal-data/facts.tsx: t(field.label ?? `user:register.fields.${field.name}`)': fieldLabels,
  'widgets/fields/select/index.tsx: t(label)': fromManifests,
  'domains/account/parts/terms-label.tsx: t(label, { age: manifest.registration.permissions.minAge })':
    named('user:register.terms'),
  'domains/account/parts/terms-label.tsx: t(link)': named('user:register.readTerms'),
  'engine/forms/use-field.tsx: t(message.key, { ...message.parameters, count })': messages,
  'engine/routing/page.tsx: t(title)': titles,
  "engine/boot/region-closed.tsx: t(text, { ns: 'common' })": fromManifests,
  'engine/routing/nav-list.tsx: t(text)': fromManifests,
  'engine/seo/follow-head.ts: language.fetchTemplate(key)': fromManifests,
  'widgets/blocks/account/later/menu.tsx: t(manifest.pages[page].title)': fromManifests,
  'widgets/blocks/bottom-nav/index.tsx: t(text)': fromManifests,
  'domains/matches/parts/match-place.tsx: t(title)': fromManifests,
  'widgets/blocks/game-grid/chosen.tsx: t(text)': fromManifests,
  'widgets/blocks/game-row/index.tsx: t(title)': fromManifests,
  'widgets/blocks/licence/index.tsx: t(text)': fromManifests,
  'widgets/blocks/links/index.tsx: t(text)': fromManifests,
  'widgets/blocks/main-nav/index.tsx: t(label)': fromManifests,
  'widgets/blocks/profile-nav/index.tsx: t(text)': fromManifests,
  'widgets/blocks/profile-summary/index.tsx: t(text)': fromManifests,
  'widgets/blocks/sectors/index.tsx: t(text)': fromManifests,
  'widgets/blocks/wheel/title.tsx: t(title)': fromManifests,
  'widgets/overlays/search/use-pages.ts: t(pages[page].title)': fromManifests,
  'widgets/overlays/search/use-pages.ts: t(key)': fromManifests,
}

const uses = textUses(root).map(({ place, keys: own, namespaces, counts }) => {
  const candidates = own?.map((key) =>
    key.includes(':') ? [key] : namespaces.map((namespace) => `${namespace}:${key}`),
  )
  const family = namespaces.includes(ofManifests) ? fromManifests : families[place]
  return { place, counts: counts && own !== undefined, candidates: candidates ?? family?.map((key) => [key]) }
})

describe('the texts', () => {
  it('are requested by keys known from types or the families', () => {
    expect(uses.length).toBeGreaterThan(500)
    expect(uses.filter(({ candidates }) => !candidates).map(({ place }) => place)).toEqual([])
    expect(Object.keys(families).filter((place) => !uses.some((use) => use.place === place))).toEqual([])
  })

  it('exist for every requested key, with plural forms where a count selects', () => {
    const missing = uses.flatMap(({ place, candidates = [] }) =>
      candidates.filter((of) => !of.some((key) => existing.has(key))).map(([key]) => `${place} asks for ${key}`),
    )
    const single = uses.flatMap(({ place, counts, candidates = [] }) =>
      counts
        ? candidates
            .flat()
            .filter((key) => known.has(key) && !plurals.has(key))
            .map((key) => `${place}: ${key}`)
        : [],
    )
    expect([missing, single]).toEqual([[], []])
    expect([...messages, ...refusals].filter((key) => !known.has(key))).toEqual([])
  })

  it('are all requested', () => {
    const asked = new Set([
      ...uses.flatMap(({ candidates = [] }) => candidates.flat()),
      ...messages,
      ...refusals,
      ...titles,
      ...offered,
      ...inShell,
    ])
    expect([...known].filter((key) => !asked.has(key))).toEqual([])
  })
})
