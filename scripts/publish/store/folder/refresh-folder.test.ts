import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBuild } from '../../render/brand-pages.ts'
import type { SendGet } from '#engine/rendered-page.ts'
import { renderFile } from '../../build/build-files.ts'
import { Killed, withFault } from './failing-disk.fixture.ts'
import { filesBelow } from './make-later.ts'
import { layout } from './layout.ts'
import { takeLock } from './lock.ts'
import { allOf, scratchSite } from '../site.fixture.ts'

const hosts = ['lumina.example', 'm.lumina.example']
const note = { by: 'tester' }
const hour = 60 * 60 * 1000
let scratch: ReturnType<typeof scratchSite>
const statuses: Record<string, number> = { broken: 500, gone: 404 }

/** What the platform says of a page in a language; undefined while it does not answer. */
let say: (page: string, language: string) => string | undefined
const sendGet: SendGet = async ({ path, query }) => {
  const body = say(path.slice(1), (query as { language: string }).language)
  if (body === undefined) throw new Error('no answer')
  return { status: statuses[body] ?? 200, body, date: null }
}
const content = () => sendGet

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00Z') })
  scratch = scratchSite()
  say = (page, language) => `${page} in ${language}, wording 1`
  title('One')
  await publish()
})
afterEach(() => {
  vi.useRealTimers()
  scratch[Symbol.dispose]()
})

const title = (text: string) => scratch.brand('lumina', hosts, { seo: { title: text, description: 'Slots.' } })
const options = () => ({ build: openBuild(scratch.build), content })
const publish = () => scratch.store.publish(scratch.manifests, ['lumina'], { ...options(), art: 'public', ...note })
const refresh = (...ids: string[]) => allOf(scratch.store.refresh(ids.length > 0 ? ids : ['lumina'], options()))
const later = (ms = hour) => vi.setSystemTime(Date.now() + ms)

/** The pages of a version by path, each with its compressed copy. */
function pagesOf(version: number) {
  const root = join(scratch.folderOf('lumina', version), 'hosts')
  const files = filesBelow(root)
    .filter((file) => file.endsWith('.html'))
    .map((file) => relative(root, file))
  return Object.fromEntries(
    files.map((name) => {
      const read = (file: string) => readFileSync(join(root, file))
      return [name, [read(name).toString(), brotliDecompressSync(read(`${name}.br`)).toString()] as const]
    }),
  )
}
const expectPairs = (version = 1) => {
  for (const [name, [page, copy]] of Object.entries(pagesOf(version))) expect(copy, name).toBe(page)
}

it('rewrites the pages whose content has changed, on all hosts, and nothing else', async () => {
  const notes = async () => [await scratch.store.versions('lumina'), await scratch.store.audit()]
  const [before, noted] = [pagesOf(1), await notes()]
  const time = (host: string) =>
    Math.floor(statSync(join(layout.host(scratch.site, host), 'games/index.html')).mtimeMs / 1000)
  const times = hosts.map(time)
  say = (page, language) => `${page} in ${language}, ${page === 'GAMES' ? 'wording 2' : 'wording 1'}`
  later()
  expect(await refresh()).toEqual([{ brand: 'lumina', state: 'read', changed: 4, unread: 0, reasons: [] }])
  const changed = Object.entries(pagesOf(1)).filter(([name, [page]]) => page !== before[name]![0])
  expect(changed.map(([name]) => name).sort()).toEqual(
    hosts.flatMap((host) => [`${host}/fr/games/index.html`, `${host}/games/index.html`]).sort(),
  )
  expect(scratch.shown('m.lumina.example', 'fr/games/index.html')).toContain('GAMES in fr, wording 2')
  expectPairs()
  // Servers see by the second whether a file has changed.
  for (const [index, host] of hosts.entries()) expect(time(host)).toBeGreaterThan(times[index]!)
  expect(await notes()).toEqual(noted)
  expect((await publish()).brands).toMatchObject([{ isNew: false }])
})

it('rewrites what has not changed before it is too old to show', async () => {
  later()
  expect(await refresh()).toMatchObject([{ changed: 0 }])
  later(12 * hour)
  const pages = Object.values(pagesOf(1)).filter(([page]) => page.includes('wording 1')).length
  expect(await refresh()).toMatchObject([{ changed: pages }])
})

it('leaves yesterday’s page while the platform does not answer, or not all of it', async () => {
  const before = pagesOf(1)
  say = () => undefined
  later(20 * hour)
  expect(await refresh()).toMatchObject([{ changed: 0, reasons: ['no answer'] }])
  expect(pagesOf(1)).toEqual(before)
  say = () => 'gone'
  expect(await refresh()).toMatchObject([{ changed: 0 }])
  expect(pagesOf(1)).toEqual(before)
  say = (page) => (page === 'GAMES' ? 'broken' : `${page} is new`)
  expect(await refresh()).toMatchObject([{ unread: 4, reasons: ['status 500'] }])
  expect(scratch.shown('lumina.example', 'games/index.html')).toContain('GAMES in en, wording 1')
  expect(scratch.shown('lumina.example')).toContain('MAIN is new')
})

it('renews a page of which the platform has never answered a part, and says what is missing', async () => {
  const others = (text: string) => (say = (page) => (page === 'GAMES' ? 'gone' : page + text))
  others('')
  title('Two')
  await publish()
  others(' is new')
  expect(await refresh()).toMatchObject([{ unread: 0, reasons: ['status 404'] }])
  expect(scratch.shown('lumina.example')).toContain('MAIN is new')
})

it('renews the pages of games that were popular when they were published', async () => {
  const list = (...games: string[]) => {
    const render = join(scratch.build, renderFile)
    const items = games.map((gameId) => ({ page: 'GAME', params: { providerId: 'aurora', gameId }, language: '' }))
    const listing = `async () => ${JSON.stringify(items)}`
    writeFileSync(render, readFileSync(render, 'utf8').replace(/async \(\) => \[.*\]/, listing))
    delete createRequire(import.meta.url).cache[render]
  }
  list('fox')
  title('Two')
  await publish()
  list('owl')
  say = () => 'second'
  await refresh()
  for (const name of ['game/aurora/fox/index.html', 'fr/game/aurora/fox/index.html'])
    expect(scratch.shown('lumina.example', name), name).toContain('second')
  expect(existsSync(join(layout.host(scratch.site, 'lumina.example'), 'game/aurora/owl'))).toBe(false)
})

it('fills in what the platform did not answer at publishing', async () => {
  say = () => undefined
  title('Two')
  await publish()
  expect(scratch.shown('lumina.example')).not.toContain('MAIN in en')
  say = (page, language) => `${page} in ${language}`
  await refresh()
  expect(scratch.shown('lumina.example')).toContain('MAIN in en')
})

it('needs the build that the version was published with, and content', async () => {
  scratch.brand('plain', ['plain.example'])
  scratch.rebuild('two')
  expect(await refresh('lumina', 'nobody')).toEqual([
    { brand: 'lumina', state: 'other build' },
    { brand: 'nobody', state: 'not published' },
  ])
  scratch.rebuild('one')
  await scratch.publish('plain')
  const without = scratch.store.refresh(['plain'], { build: openBuild(scratch.build), content: () => undefined })
  expect(await allOf(without)).toEqual([{ brand: 'plain', state: 'without content' }])
})

it('writes no page into a version that went live meanwhile, nor into one that was removed', async () => {
  let act: (() => void | Promise<void>) | undefined = async () => {
    title('Two')
    say = (page) => `${page}, published`
    await publish()
  }
  const meanwhile = (): SendGet => async (request) => {
    const received = await sendGet(request)
    const now = act
    act = undefined
    await now?.()
    return received
  }
  say = (page) => `${page}, refreshed`
  const run = () => allOf(scratch.store.refresh(['lumina'], { ...options(), content: meanwhile }))
  await run()
  expect(scratch.shown('lumina.example')).toContain('MAIN, published')
  expect(Object.values(pagesOf(2)).filter(([page]) => page.includes('refreshed'))).toEqual([])
  title('Three')
  await publish()
  const removed = scratch.folderOf('lumina', 3)
  act = async () => {
    for (const version of [2, 1]) await scratch.store.rollBack('lumina', version, note)
    title('Four')
    say = (page) => `${page}, published`
    await publish()
    await scratch.store.prune(1, note)
  }
  say = (page) => `${page}, too late`
  await run()
  expect([scratch.kept('lumina'), existsSync(removed)]).toEqual([[1, 4], false])
  expect(readdirSync(join(scratch.site, 'pages/lumina'))).toHaveLength(2)
  expect(scratch.shown('lumina.example')).toContain('MAIN, published')
})

it('is done by one command at a time, beside those that publish', async () => {
  const release = takeLock(scratch.site, '.refresh-lock')
  await expect(refresh()).rejects.toThrow('Another command')
  title('Two')
  expect((await publish()).brands).toMatchObject([{ isNew: true }])
  release()
  expect(await refresh()).toMatchObject([{ state: 'read' }])
})

it.each(['killed', 'disk full'] as const)(
  '%s at any step, it leaves whole pages, and the next one completes it',
  async (fault) => {
    scratch.brand('lumina', hosts.slice(0, 1), { seo: { title: 'Few', description: 'Slots.' }, languages: ['en'] })
    await publish()
    const first = pagesOf(2)
    const whole = (page: string) => page.startsWith('<!doctype html>') && page.trimEnd().endsWith('</html>')
    let turn = 0
    const next = () => {
      const number = ++turn
      say = (page) => `${page}, turn ${number}`
      later()
    }
    next()
    const { calls } = await withFault(fault, Infinity, () => refresh())
    expect(calls).toBeGreaterThan(10)
    const step = process.env.SLOW_SUITE === 'publishing' ? 1 : Math.ceil(calls / 5)
    for (let nth = 2; nth < calls; nth += step) {
      next()
      const { calls: made, error } = await withFault(fault, nth, () => refresh())
      // Times need fewer calls than they did in the first run.
      if (made < nth) break
      expect(error).toBeInstanceOf(fault === 'killed' ? Killed : Error)
      for (const [name, pair] of Object.entries(pagesOf(2))) expect(pair.every(whole), name).toBe(true)
      // A killed process leaves its lock.
      rmSync(join(scratch.site, '.refresh-lock'), { force: true })
      await refresh()
      expectPairs(2)
      expect(scratch.shown('lumina.example')).toContain(`MAIN, turn ${turn}`)
    }
    expect(Object.keys(pagesOf(2))).toEqual(Object.keys(first))
  },
)
