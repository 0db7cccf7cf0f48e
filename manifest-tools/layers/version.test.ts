import { expect, it } from 'vitest'
import { currentVersion } from '../check/schema.ts'
import { migrations } from '../migrations/migrations.ts'
import { versionWords } from './version.ts'

it('refuses a newer version, and suggests migrating an older one', () => {
  expect(versionWords(3, 2)).toMatchObject({
    code: 'manifest/newer-version',
    message: expect.stringContaining('version 3'),
  })
  expect(versionWords(1, 2)).toMatchObject({ code: 'manifest/older-version', remedy: 'npm run brand -- migrate' })
})

it.each([2, undefined, '1', 0, -1, 1.5])('ignores version %j', (version) => {
  expect(versionWords(version, 2)).toBeUndefined()
})

it('the current version is the result of all migrations', () => {
  expect(currentVersion).toBe(1 + migrations.length)
})
