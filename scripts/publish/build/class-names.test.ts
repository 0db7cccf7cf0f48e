import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { classNames, scopeOf } from './class-names.ts'

it('names a class by what its file calls it, and by the file', () => {
  expect(classNames.generateScopedName('primary', `${process.cwd()}/engine/ui/button.module.css`)).toMatch(
    /^_primary_[\w-]{4}$/,
  )
})

it('tells all files apart', () => {
  const files = globSync('{engine,domains,widgets}/**/*.module.css')
  expect(files.length).toBeGreaterThan(100)
  expect(new Set(files.map(scopeOf)).size).toBe(files.length)
})
