import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SiteLocked } from '../errors.ts'
import { locked, takeLock } from './lock.ts'

let site: string
beforeEach(() => void (site = mkdtempSync(join(tmpdir(), 'lock-'))))
afterEach(() => rmSync(site, { recursive: true }))

it('is held once at a time, also by one process', () => {
  const release = takeLock(site, '.lock')
  expect(() => takeLock(site, '.lock')).toThrow(SiteLocked)
  release()
  takeLock(site, '.lock')()
})

it.each([
  ['a process that has ended', 999_999_999],
  ['an earlier process with the id of this one, as containers have it', process.pid],
])('is taken over from %s', (_whose, holder) => {
  symlinkSync(String(holder), join(site, '.lock'))
  const release = takeLock(site, '.lock')
  expect(() => takeLock(site, '.lock')).toThrow(SiteLocked)
  release()
})

it('is not taken over from another process that runs', () => {
  symlinkSync(String(process.ppid), join(site, '.lock'))
  expect(() => takeLock(site, '.lock')).toThrow(`process ${process.ppid}`)
})

it('is released after an action, also after one that fails', () => {
  expect(() =>
    locked(site, () => {
      expect(() => locked(site, () => 0)).toThrow(`process ${process.pid}`)
      throw new Error('planted')
    }),
  ).toThrow('planted')
  expect(locked(site, () => 1)).toBe(1)
})
