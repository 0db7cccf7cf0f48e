import { lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { shareLink } from './shared-link.ts'

const folder = mkdtempSync(join(tmpdir(), 'links-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('links with one target are one on the disk, also after the first is removed', () => {
  const at = (name: string) => join(folder, name)
  const inode = (name: string) => lstatSync(at(name)).ino
  for (const name of ['a', 'b']) shareLink('../assets', at(name))
  shareLink('../locales', at('other'))
  expect([readlinkSync(at('a')), readlinkSync(at('b')), readlinkSync(at('other'))]).toEqual([
    '../assets',
    '../assets',
    '../locales',
  ])
  expect(inode('b')).toBe(inode('a'))
  expect(inode('other')).not.toBe(inode('a'))
  rmSync(at('a'))
  for (const name of ['c', 'd']) shareLink('../assets', at(name))
  expect(readlinkSync(at('c'))).toBe('../assets')
  expect(inode('d')).toBe(inode('c'))
})
