import { expect, it } from 'vitest'
import { readBrands } from '../brands/brands.ts'
import { pageFiles } from '../render/pages.ts'
import type { ShownItem } from '#engine/rendered-page.ts'
import { publishedItems } from './refresh.ts'

const manifest = { ...readBrands('manifests')[0]!.manifest, languages: ['en', 'fr', 'ar'] as ['en', 'fr', 'ar'] }
const namesOf = (items?: readonly ShownItem[]) => pageFiles(manifest, items).map(({ name }) => name)

it('finds the items again that pages were published for', () => {
  const items: ShownItem[] = [
    { page: 'GAME', params: { providerId: 'aurora', gameId: 'fox-2' }, language: '' },
    { page: 'STATIC_PAGE', params: { pageId: 'terms-en' }, language: 'en' },
    { page: 'STATIC_PAGE', params: { pageId: 'terms-ar' }, language: 'ar' },
  ]
  const names = namesOf(items)
  expect(names).toContain('fr/game/aurora/fox-2/index.html')
  expect(namesOf(publishedItems(manifest, names)).sort()).toEqual(names.sort())
})

it('finds none among other pages', () => {
  expect(publishedItems(manifest, namesOf())).toEqual([])
})
