import { label } from '#manifest-tools/check/label.ts'
import type { Rule, RuleFinding } from '#manifest-tools/check/rule.ts'

const permissions = '/registration/permissions'

/** Fields that can be both hidden and required. */
const fields = { birthday: 'the date of birth', cardId: 'the identity card’s number' } as const

const requiredIsVisible: Rule = ({ registration: { permissions: own } }) =>
  (Object.keys(fields) as (keyof typeof fields)[]).flatMap((name): RuleFinding[] => {
    const { visible, required } = own[name]
    if (visible || !required) return []
    const also = [`${permissions}/${name}/visible`]
    const message = `"${name}" is required, but the form does not ask for it.`
    const effect = `nobody can register: ${fields[name]} is always missing`
    return [
      { code: 'registration/required-but-hidden', pointer: `${permissions}/${name}/required`, also, message, effect },
    ]
  })

const bonusCanBeChosen: Rule = ({
  registration: {
    family,
    layout,
    permissions: { bonus },
  },
}) => {
  const at = `${permissions}/bonus`
  if (bonus.required && bonus.exclude.length === 2) {
    const message = 'A bonus is required, but every bonus is excluded.'
    return [
      {
        code: 'registration/no-bonus-left',
        pointer: `${at}/exclude`,
        also: [`${at}/required`],
        message,
        effect: 'nobody can register: there is nothing to choose',
      },
    ]
  }
  const hasSelector = family === 'b' && layout === 1
  if (bonus.default !== 'none' && bonus.exclude.includes(bonus.default)) {
    const message = `The default bonus "${bonus.default}" is excluded.`
    const accepted = ['sport', 'slots', 'none'].filter((name) =>
      name === 'none' ? !bonus.required || hasSelector : !bonus.exclude.includes(name as 'sport'),
    )
    const effect = 'the form starts with a value that players cannot see'
    return [
      {
        code: 'registration/bonus-excluded',
        pointer: `${at}/default`,
        also: [`${at}/exclude`],
        message,
        accepted,
        effect,
      },
    ]
  }
  if (bonus.default !== 'none' || !bonus.required || hasSelector) return []
  const message = 'A bonus is required, but this form has no bonus selector, and the default is "none".'
  const accepted = ['sport', 'slots'].filter((name) => !bonus.exclude.includes(name as 'sport'))
  return [
    {
      code: 'registration/bonus-required',
      pointer: `${at}/default`,
      also: [`${at}/required`],
      message,
      accepted,
      effect: 'players register without a bonus',
    },
  ]
}

const countriesAreKnown: Rule = (
  {
    registration: {
      countries = [],
      permissions: { phone },
    },
    sport,
  },
  { isCountry },
) => {
  const inForm = 'the form cannot show the country and its phone prefix'
  const codes = [
    ...countries.map((country, index) => ({ pointer: `/registration/countries/${index}`, country, effect: inForm })),
    { pointer: `${permissions}/phone/country`, country: phone.country, effect: inForm },
    ...(sport && 'countryCode' in sport && sport.countryCode
      ? [
          {
            pointer: '/sport/countryCode',
            country: sport.countryCode,
            effect: 'the vendor can refuse to show the sportsbook',
          },
        ]
      : []),
  ]
  return codes
    .filter(({ country }) => !isCountry(country))
    .map(({ pointer, country, effect }) => ({
      code: 'countries/unknown-country',
      pointer,
      message: `"${country}" is not an ISO 3166-1 country code.`,
      effect,
    }))
}

const defaultCountryIsAllowed: Rule = ({
  registration: {
    countries,
    permissions: { phone },
  },
}) => {
  if (!countries || countries.includes(phone.country)) return []
  return [
    {
      code: 'registration/country-not-allowed',
      pointer: `${permissions}/phone/country`,
      also: ['/registration/countries'],
      message: `The default country "${phone.country}" is not one of "countries".`,
      accepted: countries,
      effect: 'the form starts with a country that players cannot select',
    },
  ]
}

/** Family B and Telegram registration link to the terms at /static/terms-{language}. */
const termsCanBeRead: Rule = ({ pages, registration: { family } }) => {
  const pagesWithTerms = [
    ...(pages.REGISTER.visible && family === 'b' ? ['REGISTER'] : []),
    ...(pages.TELEGRAM_LOGIN.visible ? ['TELEGRAM_LOGIN'] : []),
  ]
  if (pages.STATIC_PAGE.visible || pagesWithTerms.length === 0) return []
  return [
    {
      code: 'registration/no-terms',
      pointer: '/pages/STATIC_PAGE/visible',
      also: pagesWithTerms.map((page) => `/pages/${page}/visible`),
      message: `${pagesWithTerms.join(' and ')} ${pagesWithTerms.length === 1 ? 'requires' : 'require'} accepting the terms, but STATIC_PAGE, which shows them, is hidden.`,
      effect: 'players accept terms that they cannot read',
    },
  ]
}

/** What family B alone reads. */
const familyB = {
  '/registration/layout': 'the form of family A has one layout',
  [`${permissions}/birthday`]: 'the form of family A asks for no date of birth',
  [`${permissions}/currency`]: 'the form of family A has no choice of a currency',
}

const settingsHaveEffect: Rule = ({ registration: { family } }) =>
  family === 'b'
    ? []
    : Object.entries(familyB).map(([pointer, effect]) => ({
        code: 'registration/without-effect',
        pointer,
        against: '/registration/family',
        message: `${label(pointer)} has no effect with "family": "a".`,
        fix: { pointer, remove: true },
        effect,
      }))

/** Rules about registration. */
export const registration: Rule[] = [
  requiredIsVisible,
  bonusCanBeChosen,
  countriesAreKnown,
  defaultCountryIsAllowed,
  termsCanBeRead,
  settingsHaveEffect,
]
