import { expect, it } from 'vitest'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolve } from '../../../manifest-tools/layers/resolve.ts'
import { groupsFor } from './block-kinds.ts'

const manifests = readManifests('manifests')
const [manifest, inherited] = ['atlas', 'base'].map((id) => resolve(id, manifests.read).manifest)
const groups = (list: string, asked = '') => groupsFor({ list, manifest, inherited }, asked)
const uses = (list: string, asked = '') => groups(list, asked).flatMap(({ kinds }) => kinds.map(({ use }) => use))
const titles = (list: string) => groups(list).map(({ title }) => title)
const inGroup = (list: string, title: string) =>
  groups(list)
    .find((group) => group.title === title)
    ?.kinds.map(({ use }) => use)

it('finds blocks by the names that are shown, by purpose and by other names of the trade', () => {
  const list = '/pages/MAIN/blocks'
  expect(uses(list, 'hero')).toEqual(expect.arrayContaining(['banners', 'picture', 'call-to-action']))
  expect(uses(list, 'slider')).toEqual(expect.arrayContaining(['banners', 'game-row']))
  expect(uses(list, 'Game row')[0]).toBe('game-row')
  expect(uses(list, 'cashier')).toEqual(expect.arrayContaining(['deposit', 'withdrawal']))
  expect(uses(list, 'burger')).toEqual(['menu-button'])
  expect(uses(list, 'money')).toContain('operation-history')
  expect(uses(list, 'bottom bar')).toContain('bottom-nav')
  expect(uses(list, 'no such thing')).toEqual([])
})

it('has every block once, whatever the list', () => {
  for (const list of ['/pages/MAIN/blocks', '/frame/header', '/overlays/sidebar/blocks', '/notFound'])
    expect([uses(list).length, new Set(uses(list)).size], list).toEqual([
      uses('/notFound').length,
      uses('/notFound').length,
    ])
})

it('offers first what makes sense in a place', () => {
  expect(inGroup('/frame/header', 'Navigation')).toEqual(['logo', 'main-nav', 'menu-button', 'search'])
  expect(inGroup('/frame/header', 'Made for other places')).toContain('game-grid')
  expect(inGroup('/frame/bottomBar', 'Navigation')).toEqual(['bottom-nav'])
  expect(inGroup('/pages/MAIN/blocks', 'Made for other places')).toEqual(
    expect.arrayContaining(['logo', 'game', 'bet-history', 'confirm-email']),
  )
  expect(inGroup('/pages/GAME/blocks', 'Games')).toContain('game')
  expect(titles('/pages/MAIN/blocks').at(-1)).toBe('Made for other places')
})

it('offers what concerns an account on pages for players, and not on those for everybody', () => {
  expect(inGroup('/pages/PROFILE/blocks', 'Account')).toContain('messages')
  expect(inGroup('/pages/MAIN/blocks', 'Made for other places')).toContain('messages')
})

it('begins with the purposes that a list has most of', () => {
  expect(titles('/pages/MAIN/blocks')[0]).toBe('Games')
  expect(titles('/frame/header')[0]).toBe('Navigation')
  expect(titles('/pages/DEPOSIT/blocks')[0]).toBe('Money')
})
