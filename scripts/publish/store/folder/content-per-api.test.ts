import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBuild } from '../../render/brand-pages.ts'
import type { Content } from '../../render/content.ts'
import { allOf, scratchSite } from '../site.fixture.ts'

const main = 'https://api.lumina.example'
const mirrors = ['https://api.m.example', 'https://api.none.example'] as const
const hosts = ['lumina.example', 'www.lumina.example', 'm.lumina.example', 'none.lumina.example'] as const

/** What each API says; undefined while it does not answer. */
let says: Record<string, string | undefined>
let asked: string[]

/** The last API has no content. */
const content: Content = ({ api: { production } }) => {
  if (production === mirrors[1]) return undefined
  return async () => {
    asked.push(production)
    const body = says[production]
    if (body === undefined) throw new Error('no answer')
    return { status: 200, body, date: null }
  }
}

let scratch: ReturnType<typeof scratchSite>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00Z') })
  scratch = scratchSite()
  says = { [main]: 'Of Lumina, first', [mirrors[0]]: 'Of the mirror, first' }
  asked = []
  const mirror = (api: string) => ({ api, seo: { robots: 'noindex' } })
  scratch.brand('lumina', [], {
    hosts: { [hosts[0]]: {}, [hosts[1]]: {}, [hosts[2]]: mirror(mirrors[0]), [hosts[3]]: mirror(mirrors[1]) },
    api: { development: '', production: main },
  })
  await scratch.store.publish(scratch.manifests, ['lumina'], {
    build: openBuild(scratch.build),
    art: 'public',
    content,
    by: 'tester',
  })
})
afterEach(() => {
  vi.useRealTimers()
  scratch[Symbol.dispose]()
})

const shown = () => hosts.map((host) => /Of [^<]*/.exec(scratch.shown(host))?.[0])

it('each host shows the content of its own API, which is read once for all its hosts, or none', () => {
  expect(shown()).toEqual(['Of Lumina, first', 'Of Lumina, first', 'Of the mirror, first', undefined])
  const [ofMain, ofMirror] = [main, mirrors[0]].map((api) => asked.filter((each) => each === api).length)
  expect(ofMain).toBeGreaterThan(2)
  expect(ofMirror).toBe(ofMain)
})

it('a refresh reads each API: what one says, or does not, is on its own hosts alone', async () => {
  vi.setSystemTime(Date.now() + 60 * 60 * 1000)
  says = { [main]: 'Of Lumina, second' }
  const [refreshed] = await allOf(scratch.store.refresh(['lumina'], { build: openBuild(scratch.build), content }))
  const { state, changed, unread } = refreshed as { state: string; changed: number; unread: number }
  expect([state, changed]).toEqual(['read', unread * 2])
  expect(shown()).toEqual(['Of Lumina, second', 'Of Lumina, second', 'Of the mirror, first', undefined])
})
