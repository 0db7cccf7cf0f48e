import { describe, expect, it } from 'vitest'
import type { Stores } from '../shell/stores.ts'
import { pageBlocks } from './page-blocks.ts'

describe('pageBlocks', () => {
  const frame = { header: ['header'], rail: ['rail'], footer: ['footer'], bottomBar: ['bar'] }
  const pages = { MAIN: { blocks: ['game-row'] }, SPORT: { blocks: ['sport'], rail: ['own'] } }
  const blocksOf = (page: string | undefined, hasPage: boolean) =>
    pageBlocks({ manifest: { frame, pages, playerProtection: {} }, location: { page } } as unknown as Stores, hasPage)

  it('are the frame’s, and those of the page where its file has them', () => {
    expect(blocksOf('MAIN', true)).toEqual(['header', 'rail', 'game-row', 'footer', 'bar'])
    expect(blocksOf('MAIN', false)).toEqual(['header', 'rail', 'footer', 'bar'])
    expect(blocksOf(undefined, true)).toEqual(['header', 'rail', 'footer', 'bar'])
  })

  it('has a page’s own rail', () => {
    expect(blocksOf('SPORT', true)).toEqual(['header', 'own', 'sport', 'footer', 'bar'])
  })
})
