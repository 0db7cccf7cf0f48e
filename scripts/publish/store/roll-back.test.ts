import { readlinkSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { layout } from './folder/layout.ts'
import { rollBack } from './roll-back.ts'
import { siteWorkshop } from './site.fixture.ts'

let shop: ReturnType<typeof siteWorkshop>
beforeEach(() => {
  shop = siteWorkshop()
  shop.brand('lumina', ['lumina.example', 'm.lumina.example'])
})
afterEach(() => shop[Symbol.dispose]())

const title = (text: string) => ({ seo: { title: text, description: 'Slots.' } })

describe('rolling back', () => {
  const publishTitles = async (...titles: string[]) => {
    for (const text of titles) {
      shop.brand('lumina', ['lumina.example'], title(text))
      await shop.publish('lumina')
    }
  }
  const back = (version?: number) => rollBack(shop.site, 'lumina', version, { by: 'tester' })

  it('restores the previous version, step by step, or any version by number', async () => {
    await publishTitles('One', 'Two', 'Three')
    expect(back()).toMatchObject({ from: { version: 3 }, to: { version: 2 } })
    expect(shop.shown('lumina.example')).toContain('<title>Two</title>')
    expect(back()).toMatchObject({ to: { version: 1 } })
    expect(() => back()).toThrow('has no earlier version')
    back(3)
    expect(shop.shown('lumina.example')).toContain('<title>Three</title>')
    expect(() => back(3)).toThrow('already shows version 3')
    expect(() => back(9)).toThrow('no version 9 (kept: 1, 2, 3)')
    expect(shop.audit().slice(-1)).toMatchObject([{ action: 'rollback', version: 3, from: 1, by: 'tester' }])
  })

  it('after a rollback to a version by number, returns to what was live before it', async () => {
    await publishTitles('One', 'Two', 'Three')
    back(1)
    expect(back()).toMatchObject({ from: { version: 1 }, to: { version: 3 } })
    expect(back()).toMatchObject({ from: { version: 3 }, to: { version: 2 } })
  })

  it('does without the audit log, if that was moved away', async () => {
    await publishTitles('One', 'Two')
    rmSync(layout.audit(shop.site))
    expect(back()).toMatchObject({ to: { version: 1 } })
  })

  it('logs what changes from what was live, not what the version changed when it was published', async () => {
    await publishTitles('One', 'Two', 'Three')
    back(1)
    back(2)
    expect(shop.audit().slice(-2)).toMatchObject([
      { version: 1, from: 3, changes: ['seo.title: "Three" → "One"'] },
      { version: 2, from: 1, changes: ['seo.title: "One" → "Two"'] },
    ])
  })

  it('restores the version that was live before, even after a rollback', async () => {
    await publishTitles('One', 'Two')
    back()
    await publishTitles('Three')
    expect(back()).toMatchObject({ from: { version: 3, from: 1 }, to: { version: 1 } })
  })

  it('does not take over a host of another brand', async () => {
    await shop.publish('lumina')
    await publishTitles('Two')
    shop.brand('nova', ['m.lumina.example'])
    await shop.publish('nova')
    expect(() => back()).toThrow('it already shows nova')
    expect(shop.shown('lumina.example')).toContain('<title>Two</title>')
  })

  it('restores the build of a version', async () => {
    await publishTitles('One')
    shop.rebuild('two')
    await publishTitles('Two')
    expect(shop.shown('lumina.example', 'locales/en/common.json')).toContain('two')
    back()
    expect(shop.shown('lumina.example')).toContain('index-one.js')
    expect(shop.shown('lumina.example', 'locales/en/common.json')).toContain('one')
    expect(readlinkSync(layout.current(shop.site, 'lumina'))).toBe('versions/1')
  })
})
