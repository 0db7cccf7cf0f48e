import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBuild } from '../../render/brand-pages.ts'
import { scratchSite } from '../site.fixture.ts'
import { Killed, killedAt } from './killed-objects.fixture.ts'
import { memoryObjects } from './memory-objects.fixture.ts'
import type { Objects } from '../objects.ts'
import { siteStore } from '../site-store.ts'
import { s3Medium } from './s3-store.ts'

const storeOf = (objects: Objects) => siteStore(s3Medium(objects))

let scratch: ReturnType<typeof scratchSite>
beforeEach(() => (scratch = scratchSite()))
afterEach(() => scratch[Symbol.dispose]())

describe('pages in a store that are refreshed', { timeout: 120_000 }, () => {
  const host = 'lumina.example'
  let say: string | undefined
  const content = () => async () => {
    if (say === undefined) throw new Error('no answer')
    return { status: 200, body: say, date: null }
  }
  const publish = (objects: Objects) =>
    storeOf(objects).publish(scratch.manifests, ['lumina'], {
      build: openBuild(scratch.build),
      art: 'public',
      content,
      by: 'tester',
    })
  const refresh = async (objects: Objects) => {
    const all = []
    for await (const each of storeOf(objects).refresh(['lumina'], { build: openBuild(scratch.build), content }))
      all.push(each)
    return all
  }
  const start = async () => {
    const objects = memoryObjects()
    scratch.brand('lumina', [host], { languages: ['en', 'fr'] })
    say = 'first'
    await publish(objects)
    return objects
  }
  const rootOf = async (objects: Objects) =>
    (JSON.parse((await objects.get(`hosts/${host}`))!.text) as { shown: { root: string } }).shown.root
  const isPair = async (objects: ReturnType<typeof memoryObjects>, name: string) => {
    const key = `${await rootOf(objects)}/${name}`
    const { contents } = objects
    return (
      brotliDecompressSync(contents.get(`${key}.br`)!.content as Buffer).toString() ===
      contents.get(key)!.content.toString()
    )
  }

  it('hold what the platform says now, in every language, and change nothing else', async () => {
    const objects = await start()
    const [site, audit] = [(await objects.get('site.json'))!.text, await objects.list('audit/')]
    say = 'second'
    expect(await refresh(objects)).toMatchObject([{ state: 'read', unread: 0 }])
    const store = storeOf(objects)
    for (const name of ['index.html', 'en/games/index.html', 'fr/games/index.html'])
      expect(await store.read(host, name), name).toContain('<p>second</p>')
    expect([(await objects.get('site.json'))!.text, await objects.list('audit/')]).toEqual([site, audit])
    say = undefined
    expect(await refresh(objects)).toMatchObject([{ changed: 0 }])
    expect(await store.read(host, 'index.html')).toContain('<p>second</p>')
  })

  it('are the same page in both codings, also after commands that met or were killed', async () => {
    const objects = await start()
    const names = ['index.html', 'games/index.html', 'fr/index.html', 'any.html']
    const refreshed = async (store: Objects, body: string) => {
      const read = () => async () => ({ status: 200, body, date: null })
      const refreshing = storeOf(store).refresh(['lumina'], { build: openBuild(scratch.build), content: read })
      await refreshing[Symbol.asyncIterator]().next()
    }
    let hasMet = false
    const meeting: Objects = {
      ...objects,
      async putIf(...args) {
        const isWritten = await objects.putIf(...args)
        if (!hasMet) {
          hasMet = true
          await refreshed(objects, 'between a copy and its page')
        }
        return isWritten
      },
    }
    await refreshed(meeting, 'around another')
    for (const name of names) expect(await isPair(objects, name), name).toBe(true)
    say = 'third'
    const whole = killedAt(objects, Infinity)
    await refresh(whole.killed)
    for (let nth = 1; nth < whole.count(); nth += 5) {
      say = `turn ${nth}`
      await expect(refresh(killedAt(objects, nth).killed)).rejects.toBeInstanceOf(Killed)
      await refresh(objects)
      for (const name of names) expect(await isPair(objects, name), name).toBe(true)
      expect(await storeOf(objects).read(host, 'fr/index.html')).toContain(say)
    }
  })

  it('of an earlier version do not become those of the one that goes live meanwhile', async () => {
    const objects = await start()
    scratch.brand('lumina', [host], { seo: { title: 'Two', description: 'Slots.' }, languages: ['en', 'fr'] })
    say = 'published'
    const meanwhile: Objects = {
      ...objects,
      async putIf(...args) {
        meanwhile.putIf = objects.putIf
        await publish(objects)
        return objects.putIf(...args)
      },
    }
    say = 'second'
    await refresh(meanwhile)
    expect(await storeOf(objects).read(host, 'index.html')).toContain('<title>Two')
    expect(await storeOf(objects).read(host, 'index.html')).toContain('<p>second</p>')
  })
})
