import { expect, it } from 'vitest'
import { readBrands } from '../../publish/brands/brands.ts'
import { embeddingSection } from './embedding.ts'

const brands = readBrands('manifests').map(({ manifest }) => manifest)
const { sport, ...framed } = brands.find(({ sport: each }) => each?.use === 'digitain')!
const hosts = { 'brand.example': {}, 'www.brand.example': {} }

it('lists the brand’s domains and that of the frame, which Digitain’s `parent` must name', () => {
  const site = { ...sport!, isolation: 'site', frameOrigin: 'https://frames.example:8443' } as typeof sport
  for (const pointer of ['/sport', '/sport/isolation'])
    expect(embeddingSection(pointer, { ...framed, sport: site!, hosts })).toMatch(
      /has to allow\n +brand\.example www\.brand\.example frames\.example$/,
    )
})

it('says that an opaque origin has no domain', () => {
  const opaque = { ...sport!, isolation: 'opaque' } as typeof sport
  expect(embeddingSection('/sport', { ...framed, sport: opaque!, hosts })).toContain('isolation "site" has a domain')
})

it('is empty for other settings, and for vendors with a script in the page', () => {
  const inPage = brands.find(({ sport: each }) => each?.use === 'betby')!
  expect(embeddingSection('/sport', inPage)).toBe('')
  expect(embeddingSection('/theme', { ...framed, sport: sport!, hosts })).toBe('')
  expect(embeddingSection(undefined, { ...framed, sport: sport!, hosts })).toBe('')
})
