import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LiveItem } from '#manifest-tools/check/before-live.ts'
import { merge } from '#manifest-tools/json/merge.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { scratchSite } from '../../publish/store/site.fixture.ts'
import { runIn } from '../cli.fixture.ts'

let scratch: ReturnType<typeof scratchSite>
beforeEach(() => void (scratch = scratchSite()))
afterEach(() => scratch[Symbol.dispose]())

const run = (...args: string[]) => runIn('.', '--manifests', join(scratch.folder, 'manifests'), ...args)
const publish = (...args: string[]) =>
  run(
    'publish',
    'lumina',
    '--build',
    scratch.build,
    ...(args.includes('--site') ? [] : ['--site', scratch.site]),
    ...args,
  )

async function listOf(id: string) {
  const { stdout } = await run('before-live', id, '--json')
  const [{ items }] = JSON.parse(stdout) as [{ items: LiveItem[] }]
  return items
}
const openIn = (items: LiveItem[]) => items.filter(({ open }) => open.length > 0).map(({ code }) => code)

/** Sets settings of a brand, as an operator does in an editor. */
const edit = (change: JsonObject) =>
  scratch.write('lumina', JSON.stringify(merge(JSON.parse(scratch.read('lumina')), change), null, 2))

it('a new brand is refused with all reasons at once, and published once each item of the list is done', async () => {
  scratch.brand('nova', ['nova.example'])
  const create = ['--host', 'lumina.example', '--languages', 'en,fr', '--provider', 'betby']
  const { stdout } = await run('create', 'lumina', ...create)
  expect(stdout).toContain('Before going live, lumina: 7 of 11 open')
  // What operators do wrong besides: they claim a licence, and leave another brand’s name.
  const wrong = {
    api: { production: 'http://localhost:4600' },
    seo: { title: 'nova', description: 'A licensed casino' },
    games: { hosts: ['https://games.sandbox.zz'] },
  }
  edit(wrong)
  const refused = await publish()
  expect(refused.status).toBe(1)
  for (const [code, at] of [
    ['licence', '/seo/description'],
    ['back-end', '/api/production'],
    ['hosts', '/hosts/lumina.example'],
    ['game-hosts', '/games/hosts/0'],
    ['sportsbook', '/sport/script'],
    ['sportsbook', '/sport/hosts/0'],
    ['other-brand', '/seo/title'],
  ])
    expect(refused.stdout).toMatch(new RegExp(`error\\[live/${code}\\] {2}\\S+/lumina.json:\\d+:\\d+ {2}${at}`))
  expect(refused.stdout).toMatch(/7 errors, 0 warnings/)
  expect(refused.stderr).toContain('Nothing was published.')
  // A site for tests is another matter.
  expect((await publish('--environment', 'development', '--site', join(scratch.folder, 'tests'))).status).toBe(0)

  const steps: [item: string, change: JsonObject][] = [
    ['live/licence', { frame: { footer: { change: { licence: { text: 'footer.licence' } } } } }],
    ['live/back-end', { api: { production: 'https://api.lumina.zz' } }],
    ['live/hosts', { hosts: { 'lumina.example': null, 'lumina.zz': {} } }],
    ['live/game-hosts', { games: { hosts: ['https://games.zz'] } }],
    ['live/sportsbook', { sport: { script: 'https://sport.zz/bt.js', hosts: ['https://sport.zz'] } }],
    ['live/support', { chats: [{ use: 'livechat', license: '12345678' }] }],
    ['live/logo', { logo: '/brands/lumina/logo.svg', icon: '/brands/lumina/icon.svg' }],
    ['live/share-picture', { seo: { image: '/brands/lumina/share.jpg' } }],
    ['live/other-brand', { seo: { title: 'Lumina' } }],
  ]
  expect(openIn(await listOf('lumina'))).toEqual(steps.map(([item]) => item))
  for (const [item, change] of steps) {
    edit(change)
    if (item === 'live/licence') {
      const [{ open }] = (await listOf('lumina')) as [LiveItem]
      expect(open.map(({ message }) => message)).toEqual([
        'The licence text "footer.licence" is missing in en, fr: add it to the texts.',
      ])
      const said = (text: string) => ({ common: { 'footer.licence': text } })
      edit({ texts: { en: said('Licensed by the authority, 1.'), fr: said('Agréé par l’autorité, 1.') } })
    }
    expect(openIn(await listOf('lumina'))).not.toContain(item)
  }
  edit({ prerender: { content: false } })
  expect(await run('before-live', 'lumina')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('lumina: nothing is open'),
  })
  const { stdout: published, stderr } = await publish()
  expect(stderr).toBe('')
  expect(published).toContain('lumina  version 1, live at lumina.zz')
  const page = scratch.shown('lumina.zz')
  expect(page).toContain('Licensed by the authority, 1.')
}, 60_000)

it('a page of a brand without a licence text says nothing of a licence', async () => {
  await run('create', 'lumina', '--host', 'lumina.example', '--languages', 'en,fr')
  await publish('--environment', 'development')
  for (const page of ['index.html', 'fr/index.html'])
    expect(scratch.shown('lumina.example', page)).not.toMatch(/licen[cs]ed|agréé/i)
})
