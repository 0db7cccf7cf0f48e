// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { PersonalData } from '#domains/account/profile-store.ts'
import { loadCountries } from '#engine/forms/countries.ts'
import type { FormValues } from '#engine/forms/field-value.ts'
import { formModel, outcomeOf } from '#testing/form-model.ts'
import { inApp } from '#testing/render.tsx'
import { personalFields, valuesIn } from './personal-form.ts'

const data: PersonalData = {
  id: 7,
  login: 'ada',
  currency: 'TND',
  name: 'Ada',
  surname: '',
  email: 'ada@mail.example',
  phone: '+21620555014',
  country: 'TN',
  city: '',
  birthday: '',
  cardId: 'ab12',
  isEmailConfirmed: true,
  isPhoneConfirmed: true,
  fixed: [],
  response: {},
}
let made: ReturnType<typeof make>
beforeEach(() => {
  made = make(data)
})

/** The form of a player with this data, and what it does when it is saved. */
function make(of: PersonalData) {
  const phone = { prefix: '+216', country: 'TN', confirm: false }
  const { stores } = inApp(null, { manifest: { registration: { permissions: { phone } } } })
  const { editable, fixed } = personalFields(stores.manifest, of)
  const model = formModel({ fields: editable }, stores, {}, valuesIn(of, [...editable, ...fixed]), fixed)
  return {
    form: model.store,
    outcome() {
      const { sent, messages } = outcomeOf(model)
      return sent ? model.request(sent.values, model.changed(sent.values)) : messages
    },
    receive: (now: PersonalData, sent: FormValues) => model.receive(valuesIn(now, editable), sent),
  }
}

/** The changes to send, or the validation messages. */
const outcome = () => made.outcome()

describe('the form of personal data', () => {
  it('sends nothing if nothing changed, even if fields are empty', () => {
    expect(outcome()).toEqual({})
  })

  it('sends only changes: the phone number with a plus, the card number in lower case', () => {
    made.form.set('city', 'Sousse')
    made.form.set('phone', '21698555031')
    made.form.set('cardId', 'XY9')
    expect(outcome()).toEqual({ city: 'Sousse', phone: '+21698555031', cardId: 'xy9' })
  })

  it('ignores a different spelling of the same value', () => {
    made.form.set('phone', '21620555014')
    made.form.set('cardId', 'AB12')
    expect(outcome()).toEqual({})
  })

  it.each([
    ['phone', '98 555 031', '+21698555031'],
    ['phone', '+234 803 123 4567', '+2348031234567'],
    ['phone', '+٢١٦ ٩٨ ٥٥٥ ٠٣١', '+21698555031'],
    ['email', ' ada@new.example\u200f', 'ada@new.example'],
    ['cardId', '\u200fXY9 ', 'xy9'],
  ] as const)('sends %s typed as %j: %s', (name, typed, sent) => {
    made.form.set(name, typed)
    expect(outcome()).toEqual({ [name]: sent })
  })

  it('reads a local number as one of the country, even if documents prove the country', async () => {
    await loadCountries()
    for (const fixed of [[], ['country']] as PersonalData['fixed'][]) {
      made = make({ ...data, country: 'FR', fixed })
      made.form.set('phone', '06 12 34 56 78')
      expect(outcome()).toEqual({ phone: '+33612345678' })
    }
  })

  it('keeps what was typed after the values were sent, and shows the saved spelling of the rest', () => {
    made.form.set('phone', '98 555 031')
    const sent = { ...made.form.sent }
    made.receive({ ...data, phone: '+21698555031' }, sent)
    expect(made.form.values.phone).toBe('+21698555031')
  })

  it.each([
    ['phone', '+21698555031x', 'phone_characters'],
    ['phone', '+2169855503112345', 'phone_too_long'],
    ['name', 'A', 'string_length_min_to_max'],
    ['name', '', 'error.field_is_empty'],
    ['surname', 'L0velace', 'forbid_digits'],
    ['email', 'ada', 'incorrect_email'],
    ['phone', '+123', 'incorrect_phone'],
    ['country', '', 'error.field_is_empty'],
    ['cardId', 'a b', 'forbid_spaces'],
    ['city', 'x'.repeat(181), 'string_length_max'],
  ] as const)('rejects %s %j: %s', (name, value, key) => {
    made.form.set(name, value)
    expect(outcome()).toEqual({ [name]: key })
  })

  it('does not validate fixed fields or unchanged values', () => {
    made = make({ ...data, name: 'R2', phone: '12', fixed: ['name'] })
    made.form.set('city', 'Sfax')
    expect(outcome()).toEqual({ city: 'Sfax' })
    made.form.set('phone', '13')
    expect(outcome()).toEqual({ phone: 'incorrect_phone' })
  })

  it('continues from the saved data, and keeps input typed in the meantime', () => {
    made.form.set('cardId', 'XY9')
    const sent = { ...made.form.sent }
    made.form.set('city', 'Gabès')
    made.receive({ ...data, cardId: 'xy9' }, sent)
    expect([made.form.values.cardId, made.form.values.city]).toEqual(['xy9', 'Gabès'])
    expect(outcome()).toEqual({ city: 'Gabès' })
  })
})
