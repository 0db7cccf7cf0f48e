import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Guard } from '#engine/registry.ts'
import { resolve as resolveManifest } from '#manifest-tools/layers/resolve.ts'
import { follow, type } from '../newcomer/reader.ts'
import { fences, type Fence } from './docs.ts'

/** The steps of a newcomer that need no build and no browser; the slow suite `newcomer` runs all of them. */
const folder = mkdtempSync(join(tmpdir(), 'newcomer-'))
const ran: string[] = []
const load = (file: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href) as Promise<Record<string, unknown>>
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Of the documented commands, only code generation is run here. */
function run(line: string): string {
  if (line !== 'npm run codegen') return ''
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/codegen.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return ''
}

const recipe = (name: string): Fence[] =>
  fences(`docs/recipes/${name}.md`).filter(({ language }) => language !== 'console')

beforeAll(async () => {
  for (const part of ['widgets', 'schemas', 'manifests', 'docs', 'public/locales', 'tests/tools/house'])
    cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const step of [...recipe('add-a-brand'), ...recipe('add-a-widget')].filter(({ language }) => language !== 'sh'))
    type(folder, step)
  ran.push(...(await follow(folder, recipe('add-a-guard'), run)))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('the recipes’ widget and guard are known after code generation', () => {
  expect(ran).toContain('npm run codegen')
  expect(read('widgets/registry.ts')).toContain(`'my-widget': () => import('./blocks/my-widget/index.tsx')`)
  expect(read('widgets/registry.ts')).toContain(`'my-guard': myGuard`)
  expect(read('schemas/generated/manifest.ts')).toContain('export interface MyWidgetBlock')
  expect(read('schemas/generated/manifest.schema.json')).toContain('Greets the player who is signed in.')
})

it('the recipes’ brand is valid with both, and a typo is not', async () => {
  const { manifest } = resolveManifest('my-brand', (name) => read(`manifests/${name}.json`))
  const { isManifest } = (await load('schemas/generated/is-manifest.js')) as { isManifest: (value: unknown) => boolean }
  expect(isManifest(manifest)).toBe(true)
  expect(JSON.stringify(manifest)).toContain('my-widget')
  expect(isManifest(JSON.parse(JSON.stringify(manifest).replace('"my-guard"', '"my-gaurd"')))).toBe(false)
})

it('the recipe’s guard admits verified players only', async () => {
  const { myGuard } = (await load('widgets/guards/my-guard.ts')) as { myGuard: Guard }
  const ask = (user: object | null) => myGuard({ session: { user } } as never, undefined)
  expect([ask(null), ask({ isVerificated: false }), ask({ isVerificated: true })]).toEqual(['sign-in', false, true])
})
