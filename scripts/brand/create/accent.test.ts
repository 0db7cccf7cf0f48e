import { afterEach, beforeEach, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

let scratch: ReturnType<typeof scratchProject>
beforeEach(() => {
  scratch = scratchProject()
  scratch.write(
    'nova',
    brand.replace(/lumina/gi, (id) => ({ lumina: 'nova', Lumina: 'Nova' })[id] ?? 'NOVA'),
  )
})
afterEach(() => scratch[Symbol.dispose]())

/** Returns the palette of a brand that `create` writes with these flags; fails if its check finds vanished colours. */
async function paletteWith(id: string, ...flags: string[]) {
  expect(await scratch.run('create', id, ...flags)).toMatchObject({ status: 0, stderr: '' })
  expect((await scratch.run('check', id)).stdout).toContain('0 errors, 0 warnings')
  return JSON.parse(scratch.read(id)).theme.tokens as Record<'accent' | 'background', Record<string, string>>
}

it('an accent like the inherited background is changed in that theme only', async () => {
  const { accent } = await paletteWith('lumina', '--accent', '#f5f6fa')
  expect(accent.dark).toBe('#f5f6fa')
  expect(accent.light).not.toBe('#f5f6fa')
})

it('an inherited accent that is like the new background is changed', async () => {
  const { light } = (await paletteWith('pale', '--colour', '#b07030')).background
  const vega = { ...JSON.parse(scratch.read('pale')), id: 'vega', name: 'Vega', project: 'VEGA' }
  vega.theme = { tokens: { accent: { light }, onAccent: { light: '#000000' } } }
  scratch.write('vega', JSON.stringify(vega))
  const { accent } = await paletteWith('lumina', '--from', 'vega', '--colour', '#b07030')
  expect(accent.light).not.toBe(light)
})
