import { wcagContrast } from 'culori'
import { expect, it } from 'vitest'
import { contrast } from './contrast.ts'

const colours = ['#000000', '#ffffff', '#767676', '#19c37d', '#e70a50', '#0a0c17', '#f6c453', '#010203', '#0b0b0b']

it('matches the WCAG 2 contrast, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  for (const one of colours)
    for (const other of colours) expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 3)
})
