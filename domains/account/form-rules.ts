import type { Manifest } from '#manifest'
import { permissionOf } from '#engine/forms/field-value.ts'
import { nationalNumbers, numberedCountries } from '#engine/forms/national-number/national-number.ts'
import { suggest } from '#manifest-tools/check/suggest.ts'
import type { Rule, RuleFinding } from '#manifest-tools/check/rule.ts'
import { listedFields, listedForms, placeOf } from '#manifest-tools/rules/forms/listed-forms.ts'

/** What a platform of the specification requires of a registration (spec §2). */
const specified = {
  a: ['name', 'surname', 'email', 'phone', 'country'],
  b: ['login', 'password', 'checkTerms'],
} as const

const permissions = '/registration/permissions'

const ownForm = ({ forms, registration: { family } }: Manifest) => {
  const name = `registration-${family}` as const
  return { name, pointer: `/forms/${name}`, form: forms[name] }
}

const platformGetsWhatItNeeds: Rule = (manifest) => {
  if (!manifest.pages.REGISTER.visible) return []
  const form = ownForm(manifest)
  const fields = listedFields(form)
  return specified[manifest.registration.family].flatMap((name): RuleFinding[] => {
    const sent = fields.filter(({ field }) => placeOf(field) === `/${name}`)
    const says = (when: string) => `${when} with status 400, code 110 and "${name}"`
    const code = 'forms/lacks-specified-field'
    if (sent.length === 0) {
      const message = `"${form.name}" sends no "${name}", which the specification requires of this form.`
      return [
        {
          code,
          pointer: `${form.pointer}/fields`,
          message,
          effect: says('a platform of the specification refuses every registration'),
        },
      ]
    }
    if (sent.some(({ field }) => field.required)) return []
    const { field, pointer } = sent[0]!
    return [
      {
        code,
        pointer: `${pointer}/${field.required === undefined ? 'name' : 'required'}`,
        message: `"${field.name}" is not required, but the specification requires it of this form.`,
        effect: says('a platform of the specification refuses players who leave it out'),
      },
    ]
  })
}

/** The permissions of a family’s form. */
const permissionsOf = { a: ['cardId', 'city'], b: ['birthday', 'currency'] } as const

/** One that hides its field agrees with a form that has none. */
const permissionsAreRead: Rule = (manifest) => {
  const { name, pointer: at, form } = ownForm(manifest)
  const { family, permissions: own } = manifest.registration
  return permissionsOf[family].flatMap((permission): RuleFinding[] => {
    const isRead = form.fields.some((field) => field.permission === permission)
    if (isRead || !permissionOf(permission, own).visible) return []
    const pointer = `${permissions}/${permission}`
    return [
      {
        code: 'forms/unread-permission',
        pointer,
        against: `${at}/fields`,
        message: `No field of "${name}" reads "registration.permissions.${permission}".`,
        fix: { pointer, remove: true },
        effect: 'it changes nothing in the form',
      },
    ]
  })
}

const numbersAreKnown: Rule = (manifest) =>
  listedForms(manifest)
    .flatMap(listedFields)
    .flatMap(({ field, pointer }): RuleFinding[] => {
      if (field.use !== 'national-number') return []
      const { country, number } = field
      const known = nationalNumbers(country)
      const effect = 'the number is not checked, and has no label of its own'
      if (known.length === 0) {
        const message = `The product knows no national number of "${country}": use the kind "text" or "code".`
        const accepted = numberedCountries()
        return [{ code: 'forms/no-national-number', pointer: `${pointer}/country`, message, accepted, effect }]
      }
      if (number === undefined || known.includes(number)) return []
      return [
        {
          code: 'forms/no-national-number',
          pointer: `${pointer}/number`,
          message: `The product knows no number "${number}" of ${country}.`,
          accepted: known,
          suggestion: suggest(number, known),
          effect,
        },
      ]
    })

const filesAreOfPlayers: Rule = (manifest) =>
  listedForms(manifest)
    .filter(({ name }) => name.startsWith('registration-'))
    .flatMap(listedFields)
    .flatMap(({ field, pointer }): RuleFinding[] => {
      if (field.use !== 'file') return []
      const message = `"${field.name}" is a file: only players who are signed in can upload one, such as in "personal-data".`
      return [
        { code: 'forms/file-of-visitor', pointer: `${pointer}/use`, message, effect: 'the form does not show it' },
      ]
    })

/** Rules about what forms send to a platform. */
export const formRules: Rule[] = [platformGetsWhatItNeeds, permissionsAreRead, numbersAreKnown, filesAreOfPlayers]
