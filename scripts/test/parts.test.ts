import { expect, it } from 'vitest'
import { partNames, partsNamed } from './parts.ts'

const named = (...names: string[]) => partsNamed(names).map(({ name }) => name)

it('runs a sample of the journeys before a commit, and every journey where all is asked for', () => {
  expect(named()).toContain('e2e')
  expect(named()).not.toContain('journeys')
  expect(named('all')).toEqual([...named().filter((name) => name !== 'e2e'), 'journeys'])
  expect(new Set(['all', ...named(), ...named('all')])).toEqual(new Set(partNames))
})

it('runs the parts that are named, in their order', () => {
  expect(named('unit', 'types')).toEqual(['types', 'unit'])
  expect(named('e2e')).toEqual(['e2e'])
})
