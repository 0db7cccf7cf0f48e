import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { meaningOf } from './catalogue.ts'

const sources = globSync(['manifest-tools/**/*.ts', 'domains/*/*rules.ts'], {
  cwd: `${import.meta.dirname}/../..`,
}).filter((file) => !/\.(test|fixture)\.ts$/.test(file))
const codes = sources.flatMap((file) =>
  [
    ...readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8').matchAll(
      /code(?: =|:|[^'\n]*\?\?) '([a-z]+\/[a-z-]+)'/g,
    ),
  ].map(([, code]) => code!),
)

it('every code of the diagnostics has a meaning', () => {
  expect(codes.length).toBeGreaterThan(25)
  expect(meaningOf('x/y-z')).toBe('x: y z.')
  expect(codes.filter((code) => meaningOf(code) === `${code.replace('/', ': ').replaceAll('-', ' ')}.`)).toEqual([])
})

it('explains widgets of every slot', () => {
  expect(meaningOf('loaders/unknown-widget')).toBe('There is no loader of this name.')
})
