import { expect, it } from 'vitest'
import { check, type Specimen } from '#testing/manifest-corpus.ts'
import { formatGithub, formatText } from '../check/format.ts'

/** What the check says of the calls that a platform lacks. */
const said = (lacks: string[], patch: Specimen['patch'] = {}) =>
  check({ what: 'a platform', patch: { ...patch, platform: { lacks } } })
    .filter(({ code }) => code === 'platform/lacks')
    .map(({ pointer, severity, effect }) => [pointer, severity, effect])

it('names for each call the pages and blocks that are not shown, as notes', () => {
  const onMain = { pages: { MAIN: { blocks: [{ use: 'promotions' }, { use: 'hall-of-fame' }, { use: 'logo' }] } } }
  expect(said(['GET /promotions', 'GET /info/max-balances'], onMain)).toEqual([
    ['/platform/lacks/0', 'note', 'not shown: page PROMOTIONS, block "promotions" of pages.MAIN.blocks'],
    ['/platform/lacks/1', 'note', 'not shown: page HALL_OF_FAME, block "hall-of-fame" of pages.MAIN.blocks'],
  ])
})

it('does not name hidden pages, and says where nothing is lost', () => {
  expect(said(['GET /json-rpc/create-session/horses'])).toEqual([
    ['/platform/lacks/0', 'note', 'none: no page or block of this brand lives on it'],
  ])
})

it('counts neither as an error nor as a warning', () => {
  const diagnostics = check({ what: 'a platform', patch: { platform: { lacks: ['GET /promotions'] } } })
  const report = { diagnostics, brands: 1, valid: 1, milliseconds: 1 }
  expect(formatText(report)).toMatch(/^note\[platform\/lacks\][\s\S]*0 errors, 0 warnings · 1 brand valid/)
  expect(formatGithub(report)).toMatch(/^::notice /)
})
