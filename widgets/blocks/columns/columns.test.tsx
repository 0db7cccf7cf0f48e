// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Block, ColumnsBlock } from '#manifest'
import { isPageLinked } from '#engine/routing/access.ts'
import { withInner } from '#engine/routing/inner-blocks.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { registry } from '../../registry.ts'
import Columns from './index.tsx'

const columns: ColumnsBlock['columns'] = [
  {
    blocks: [
      { use: 'text', text: 'For all' },
      { use: 'text', text: 'For visitors', guards: ['signed-out'] },
    ],
  },
  { blocks: [{ use: 'text', text: 'For players', guards: ['signed-in'] }] },
]

it('shows the blocks of each column that this player may see', async () => {
  const { stores } = renderWidget(<Columns use="columns" columns={columns} />)
  await screen.findByText('For all')
  expect(screen.queryByText('For players')).toBeNull()
  act(() => stores.session.receive(player))
  await screen.findByText('For players')
  expect(screen.queryByText('For visitors')).toBeNull()
})

it('blocks inside of it have its guards too', () => {
  const all = withInner([{ use: 'version' }, { use: 'columns', guards: ['signed-in'], columns }])
  expect(all.map(({ use, guards }) => [use, guards])).toEqual([
    ['version', undefined],
    ['columns', ['signed-in']],
    ['text', ['signed-in']],
    ['text', ['signed-in', 'signed-out']],
    ['text', ['signed-in', 'signed-in']],
  ])
})

it('what it offers to play is withheld like any block: no link leads to its page', () => {
  const blocks: Block[] = [
    { use: 'columns', columns: [{ blocks: [{ use: 'banners', place: 'home' }] }, { blocks: [{ use: 'version' }] }] },
  ]
  const { stores } = renderWidget(<p />, { user: player, manifest: { pages: { PROMOTIONS: { blocks } } } })
  expect(isPageLinked('PROMOTIONS', registry, stores)).toBe(true)
  stores.restriction.add({ isInForce: () => true, notice: () => Promise.reject(new Error('not shown here')) })
  expect(isPageLinked('PROMOTIONS', registry, stores)).toBe(false)
})
