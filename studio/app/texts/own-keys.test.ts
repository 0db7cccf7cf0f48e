import { expect, it } from 'vitest'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolveSource } from '../edit/write.ts'
import { isOwnKey, isWords, keyForWords, otherUsesOf } from './own-keys.ts'

const known = (name: string) => name === 'support'
const manifests = readManifests('manifests')
const { manifest } = resolveSource({ id: 'atlas', text: manifests.read('atlas')!, read: manifests.read })

it.each([
  ['Summer sale', true],
  ['Summer', true],
  ['صيف', true],
  ['Up to 50% off.', true],
  ['support', false],
  ['lobby.continue', false],
  ['user:register.title', false],
  ['  ', false],
])('%s is words: %s', (typed, expected) => expect(isWords(typed, known)).toBe(expected))

it('makes a readable key that no text has yet', () => {
  const texts = { en: { common: { 'own.summer_sale': 'Summer' } } }
  expect(keyForWords('Été à gogo!', {}, {}, ['en'])).toBe('own.ete_a_gogo')
  expect(keyForWords('Summer sale', { texts }, {}, ['en', 'fr'])).toBe('own.summer_sale_2')
  expect(keyForWords('Summer sale', {}, texts, ['en'])).toBe('own.summer_sale_2')
  expect(keyForWords('صيف', {}, {}, ['ar'])).toBe('own.text')
  expect(keyForWords('x'.repeat(90), {}, {}, ['en'])).toBe(`own.${'x'.repeat(30)}`)
})

it('changes the words of a key only where nobody else reads them', () => {
  const texts = { fr: { common: { 'own.summer': 'Été', 'footer.terms': 'CGU', 'nav.home': 'Accueil' } } }
  const product = { en: { common: { 'nav.home': 'Home' } } }
  const changed = { ...manifest, texts }
  expect(isOwnKey(changed, product, 'own.summer', '/pages/summer/title')).toBe(true)
  expect(isOwnKey(changed, product, 'own.winter', '/pages/summer/title')).toBe(false)
  expect(isOwnKey(changed, product, 'nav.home', '/pages/summer/title')).toBe(false)
  // The footer has it, too.
  expect(isOwnKey(changed, product, 'footer.terms', '/pages/summer/title')).toBe(false)
})

it('knows where a key is used', () => {
  const uses = otherUsesOf(manifest!, 'footer.terms', '')
  expect(uses).toHaveLength(1)
  expect(otherUsesOf(manifest!, 'footer.terms', uses[0]!)).toEqual([])
  expect(otherUsesOf({}, 'footer.terms', '')).toEqual([])
})
