import { expect, it } from 'vitest'
import { findings } from '../../../manifest-tools/check/diagnose.ts'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolveSource } from '../edit/write.ts'
import { choicesFrom } from './choices.ts'
import { initialField, kinds, nameFrom, nameProblem } from './kinds.ts'

const manifests = readManifests('manifests')
const { manifest } = resolveSource({ id: 'atlas', text: manifests.read('atlas')!, read: manifests.read })

it('offers every kind of the schema, with what it needs', () => {
  expect(kinds.map(({ use }) => use)).toContain('national-number')
  const needed = Object.fromEntries(kinds.map((kind) => [kind.use, kind.needed.map(({ name }) => name)]))
  expect(needed).toMatchObject({ text: [], address: ['part', 'country'], 'national-number': ['country'], select: [] })
  expect(kinds.filter(({ hasChoices }) => hasChoices).map(({ use }) => use)).toEqual(['select'])
})

it('makes new fields of every kind that the schema accepts once their options are chosen', () => {
  const { forms } = manifest as { forms: Record<string, object> }
  const chosen = { address: { part: 'city', country: 'BR' }, 'national-number': { country: 'BR' } }
  const wrong = kinds.flatMap(({ use }) => {
    const field = { ...initialField(use, 'extra'), ...chosen[use as keyof typeof chosen] }
    const changed = { ...manifest, forms: { ...forms, 'personal-data': { fields: [field] } } }
    return findings(changed).map(({ message }) => `${use}: ${message}`)
  })
  expect(wrong).toEqual([])
})

it.each([
  ['Date of birth', 'dateOfBirth'],
  ['Código postal', 'codigoPostal'],
  ['2nd name', 'ndName'],
  ['ملیت', ''],
])('makes a name of “%s”', (label, name) => expect(nameFrom(label)).toBe(name))

it('says why a name is refused', () => {
  expect(nameProblem('city', [])).toBe('')
  expect(nameProblem('city', ['city'])).toContain('Another field')
  for (const name of ['', '1st', 'two words', 'x'.repeat(61), '__proto__'])
    expect(nameProblem(name, []), name).not.toBe('')
})

it('reads choices in each language, in the same order', () => {
  const { choices, texts } = choicesFrom('gender', { en: 'Female, Male', ar: 'أنثى، ذكر', fr: 'Femme' }, [
    'ar',
    'en',
    'fr',
  ])
  expect(choices).toEqual([
    { value: 'female', label: 'user:register.choices.gender.female' },
    { value: 'male', label: 'user:register.choices.gender.male' },
  ])
  expect(texts['user:register.choices.gender.male']).toEqual({ ar: 'ذكر', en: 'Male', fr: '' })
})
