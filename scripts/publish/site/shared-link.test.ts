import { lstatSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shareLink } from './shared-link.ts'

let site: string
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'links-'))))
afterEach(() => rmSync(site, { recursive: true }))

const at = (name: string) => join(site, name)
const inode = (name: string) => lstatSync(at(name)).ino
const make = (target: string, ...names: string[]) => {
  for (const name of names) shareLink(site, target, at(name))
}

it('links with one target are one on the disk', () => {
  make('../assets', 'a', 'b')
  make('../locales', 'other')
  expect(['a', 'b', 'other'].map((name) => readlinkSync(at(name)))).toEqual(['../assets', '../assets', '../locales'])
  expect(inode('b')).toBe(inode('a'))
  expect(inode('other')).not.toBe(inode('a'))
})

it('a link is right also after the first one was removed, or leads elsewhere', () => {
  make('../assets', 'a')
  rmSync(at('a'))
  make('../assets', 'b')
  rmSync(at('b'))
  symlinkSync('../elsewhere', at('b'))
  make('../assets', 'c', 'd')
  expect(['c', 'd'].map((name) => readlinkSync(at(name)))).toEqual(['../assets', '../assets'])
  expect(inode('d')).toBe(inode('c'))
})
