import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readManifests, readOnce } from './read-manifests.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'))
  mkdirSync(join(folder, 'shared'))
  const files = {
    'base.json': '{}',
    'nova.json': '\uFEFF{ "id": "nova" }',
    'broken.json': '{',
    'parent.json': '{ "abstract": true }',
    'shared/family.json': '{ "abstract": true }',
    'notes.txt': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('readManifests', () => {
  it('lists only brands, including one with invalid JSON', () => {
    expect(readManifests(folder).names()).toEqual(['broken', 'nova'])
  })

  it('lists everything that can be extended', () => {
    expect(readManifests(folder).parents()).toEqual(['base', 'broken', 'family', 'nova', 'parent'])
  })

  it('reads brands and shared parents, without a byte order mark', () => {
    const { read, path } = readManifests(folder)
    expect(read('nova')).toBe('{ "id": "nova" }')
    expect(read('family')).toBe('{ "abstract": true }')
    expect([path('nova'), path('family')]).toEqual([join(folder, 'nova.json'), join(folder, 'shared/family.json')])
  })

  it('returns undefined for unknown names and other folders', () => {
    const { read } = readManifests(join(folder, 'shared'))
    for (const name of ['nobody', '../nova', '..\\nova', '', '.']) expect(read(name)).toBeUndefined()
    expect(readManifests(join(folder, 'nowhere')).names()).toEqual([])
  })
})

it('reads each file once, for names too, also when that is asked for twice', () => {
  const reads: string[] = []
  const manifests = readManifests(folder)
  const counted = {
    ...manifests,
    read: (name: string) => {
      reads.push(name)
      return manifests.read(name)
    },
  }
  const once = readOnce(readOnce(counted))
  expect([once.names(), once.names()]).toEqual([manifests.names(), manifests.names()])
  expect(once.read('nova')).toBe('{ "id": "nova" }')
  expect(reads.toSorted()).toEqual(['broken', 'nova', 'parent'])
})
