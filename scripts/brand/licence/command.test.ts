import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBrands } from '#manifest-tools/check/check-brands.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { brand } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

let scratch: ReturnType<typeof scratchProject>

const withSettings = (id: string, settings: string) =>
  brand
    .replaceAll('lumina', id)
    .replaceAll('Lumina', id)
    .replaceAll('LUMINA', id.toUpperCase())
    .replace('"seo"', `${settings}, "seo"`)

beforeAll(() => {
  scratch = scratchProject()
  scratch.write('lumina', withSettings('lumina', '"licences": ["gb"]'))
  scratch.write('nova', withSettings('nova', '"licences": ["gb"], "playerProtection": { "limits": [] }'))
  scratch.write('free', withSettings('free', '"playerProtection": { "limits": [] }'))
})
afterAll(() => scratch[Symbol.dispose]())

const evidence = (to: string) => JSON.parse(readFileSync(join(scratch.folder, to, 'evidence.json'), 'utf8'))
const page = (to: string) => readFileSync(join(scratch.folder, to, 'evidence.html'), 'utf8')

describe('brand licence', () => {
  it('lists the packs with how far their sources were read, and says that it is no legal advice', async () => {
    const { stdout } = await scratch.run('licence', 'list')
    expect(stdout).toMatch(/^gb +Great Britain +27 +11 +14 +2$/m)
    expect(stdout).toMatch(/^fr .*draft: only warns$/m)
    expect(stdout).toContain('not legal advice')
  })

  it('shows a duty with its source, its day and what holds it', async () => {
    const { stdout } = await scratch.run('licence', 'show', 'gb')
    expect(stdout).toContain('rts-net-position  Players see their net deposits since they registered.')
    expect(stdout).toContain('source   gamingcompliance.io (second hand, 2026-11-26)')
    expect(stdout).toContain('setting  /playerProtection/netPosition: true')
  })

  it('checks each duty of a brand, and fails where one that binds is contradicted', async () => {
    const held = await scratch.run('licence', 'check', 'lumina')
    expect([held.status, held.stdout]).toEqual([0, expect.stringContaining('Held by a vendor, not checked here (4)')])
    const broken = await scratch.run('licence', 'check', 'nova', '--json')
    expect(broken.status).toBe(1)
    const states = (JSON.parse(broken.stdout) as { duty: string; state: string; problems: unknown[] }[]).find(
      ({ duty }) => duty === 'rts-12a-prompt',
    )
    expect(states).toMatchObject({
      state: 'broken',
      problems: [{ pointer: '/playerProtection/limits', value: [], wanted: ['deposit'] }],
    })
    expect((await scratch.run('licence', 'check', 'free')).stdout).toBe('free names no licence.\n')
  })

  it('checks a brand on another day, as a scheduled publication is', async () => {
    scratch.write('mixed', withSettings('mixed', '"licences": ["gb"], "promotionRules": { "mixedProducts": true }'))
    const stateOn = async (day: string) => {
      const { stdout } = await scratch.run('licence', 'check', 'mixed', '--day', day, '--json')
      return (JSON.parse(stdout) as { duty: string; state: string }[]).find(({ duty }) => duty === 'sr-mixed-products')
    }
    expect(await stateOn('2026-01-10')).toMatchObject({ state: 'coming' })
    expect(await stateOn('2026-01-20')).toMatchObject({ state: 'broken' })
    const codesAt = (day: string) => {
      const manifests = readManifests(join(scratch.folder, 'manifests'))
      const report = checkBrands(manifests, ['mixed'], undefined, { now: Date.parse(`${day}T12:00Z`) })
      return report.diagnostics.flatMap(({ code, pointer }) => (pointer.startsWith('/promotionRules') ? [code] : []))
    }
    expect([codesAt('2026-01-10'), codesAt('2026-01-20')]).toEqual([['licences/coming'], ['licences/violated']])
  })

  it.each([
    [['licence', 'show', 'gbb'], 'Did you mean gb?'],
    [['licence', 'check', 'luminna'], 'Did you mean lumina?'],
    [['licence', 'check', 'lumina', '--day', 'soon'], 'It must be a day'],
    [['licence', 'evidence', 'lumina'], '--to'],
  ])('brand %j is misuse', async (args, message) => {
    const { status, stderr } = await scratch.run(...args)
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})

describe('the evidence', () => {
  const write = (to: string, ...more: string[]) =>
    scratch.run('licence', 'evidence', 'lumina', '--to', to, '--day', '2026-11-28', ...more)

  it('is equal for equal input, and differs with the manifest', async () => {
    await write('one')
    await write('two')
    expect(evidence('two')).toEqual(evidence('one'))
    expect(page('two')).toBe(page('one'))
    const before = evidence('one').manifest
    scratch.write(
      'lumina',
      withSettings('lumina', '"licences": ["gb"], "theme": { "radius": "round" }').replace(
        '"theme": { "radius": "soft" },',
        '',
      ),
    )
    await write('two')
    expect(evidence('two').manifest).not.toBe(before)
  })

  it('says for each duty what holds it, and where that is set', async () => {
    await write('one')
    const [gb] = evidence('one').licences
    const duty = gb.duties.find(({ id }: { id: string }) => id === 'rts-net-position')
    expect(duty).toMatchObject({
      state: 'held',
      source: { read: 'secondHand', readOn: '2026-11-26' },
      settings: [
        {
          pointer: '/playerProtection/netPosition',
          must: 'true',
          value: true,
          setBy: 'licence gb, duty rts-net-position',
        },
        { pointer: '/pages/PROFILE/blocks' },
      ],
      screens: [{ page: 'PROFILE', path: '/profile' }],
    })
    expect(gb.duties.find(({ id }: { id: string }) => id === 'stake-slots')).toMatchObject({ state: 'vendor' })
  })

  it('is a page without scripts, with headings, a language and no two elements of one id', async () => {
    await write('one')
    const html = page('one')
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(html).toContain('<html lang="en">')
    expect(html).not.toContain('<script')
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html).toContain('not legal advice')
  })

  it('shows the pictures of a folder by language, with their hashes', async () => {
    mkdirSync(join(scratch.folder, 'shots'))
    writeFileSync(join(scratch.folder, 'shots/PROFILE-en.png'), 'png')
    const { status } = await write('one', '--pictures', 'shots')
    expect(status).toBe(0)
    expect(page('one')).toContain('alt="The page PROFILE in the language en"')
    const before = evidence('one')
    writeFileSync(join(scratch.folder, 'shots/PROFILE-en.png'), 'another')
    await write('one', '--pictures', 'shots')
    expect(evidence('one')).not.toEqual(before)
  })
})
