// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Block } from '#manifest'
import { renderWidget } from '#testing/render.tsx'
import BlocksOf from './index.tsx'

it('renders the blocks of the other page, and stops where that page refers back', async () => {
  const blocks: Block[] = [
    { use: 'version' },
    { use: 'blocks-of', page: 'MAIN' },
    { use: 'theme-switch', guards: ['signed-in'] },
  ]
  const { container, findByText } = renderWidget(<BlocksOf use="blocks-of" page="MAIN" />, {
    manifest: { pages: { MAIN: { blocks } } },
  })
  await findByText(/^Version/)
  expect([...container.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block'))).toEqual([
    'version',
  ])
})
