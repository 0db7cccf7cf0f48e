// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { openGaSport } from '../gagroup/ga-sport.ts'
import { openRaceCards } from '../horses/race-cards.ts'
import { openSp } from '../sp/sp.ts'
import { siblingHosts } from './hosts.ts'
import { testParts } from './parts-of-tests.ts'

const { parts, opened, last, calls } = testParts()

const script = (data: Record<string, string>) => withData(document.createElement('script'), data)
const withData = (element: HTMLElement, data: Record<string, string>) => {
  Object.assign(element.dataset, data)
  return element
}

it('accept valid options', () => {
  openGaSport(script({ token: 'a', lang: 'de', device: 'M', type: 'live' }), parts)
  expect(last().options).toMatchObject({ look: 'gagroup', path: '/live', token: 'a', language: 'de' })
  openRaceCards(script({ lang: 'sr', device: 'D' }), parts)
  expect(last().options).toMatchObject({ look: 'horses', path: '/', token: '', language: 'sr' })
  openSp('?lang=uz&mode=pregame&device=m&theme=light&token=b&eventId=9&oddsFormat=american', parts)
  expect(last().options).toMatchObject({
    look: 'sp',
    path: '/event/9',
    token: 'b',
    language: 'uz',
    theme: 'light',
    oddsFormat: 'american',
  })
  expect(calls()).toEqual(['ga-sport', 'race-cards', 'sp'])
})

it('refuse missing and unknown options', () => {
  expect(() => openGaSport(script({ lang: 'de', device: 'M' }), parts)).toThrow('ga-sport: "type" is missing')
  expect(() => openGaSport(script({ lang: 'de', device: 'M', type: 'live', theme: 'dark' }), parts)).toThrow(
    'ga-sport: unknown key "theme"',
  )
  expect(() => openRaceCards(script({ lang: 'de', device: 'D', type: 'live' }), parts)).toThrow(
    'race-cards: unknown key "type"',
  )
  expect(() => openSp('?lang=de&mode=pregame&device=d', parts)).toThrow('sp: "theme" is missing')
  expect(() => openSp('?lang=de&mode=pregame&device=d&theme=dark&x=1', parts)).toThrow('sp: unknown key "x"')
  expect(opened).toEqual([])
})

it('derives a vendor’s other hosts from the one of its script', () => {
  expect(siblingHosts('https://sport.vendor.example/x.js')).toEqual({
    api: 'https://sport.vendor.example/sportsbook/v1',
    cdn: 'https://cdn.vendor.example',
    live: 'wss://live.vendor.example/feed',
  })
  expect(siblingHosts('http://sport.vendors.localhost:4600/x.js').live).toBe('ws://live.vendors.localhost:4600/feed')
})
