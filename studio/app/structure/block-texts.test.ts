import { expect, it } from 'vitest'
import { findings } from '../../../manifest-tools/check/diagnose.ts'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolveSource } from '../edit/write.ts'
import { samplePath } from '../../preview/settings.ts'
import { blocksFor, sampleOf } from '../settings/shapes.ts'
import { copyOf, freePrefix, newBlock, ownKeysIn, sampleBlock } from './block-texts.ts'

const manifests = readManifests('manifests')
const { manifest } = resolveSource({ id: 'atlas', text: manifests.read('atlas')!, read: manifests.read })

it('gives a new block no heading where none is needed, and words of its own where one is', () => {
  expect(newBlock('countdown', 'blocks.countdown_1')).toEqual({
    block: { use: 'countdown', until: '2099-01-01T00:00' },
    texts: {},
  })
  expect(newBlock('call-to-action', 'blocks.call_to_action_1')).toEqual({
    block: { use: 'call-to-action', title: 'blocks.call_to_action_1.title', button: 'blocks.call_to_action_1.button' },
    texts: {
      'blocks.call_to_action_1.title': 'Play your first game',
      'blocks.call_to_action_1.button': 'Start now',
    },
  })
  expect(newBlock('faq', 'blocks.faq_1').block).toEqual({
    use: 'faq',
    items: [{ question: 'blocks.faq_1.items_1_question', answer: 'blocks.faq_1.items_1_answer' }],
  })
})

it('takes the product’s text where the schema names one', () => {
  expect(newBlock('live-now', 'blocks.live_now_1')).toMatchObject({ block: { title: 'match.liveNow' }, texts: {} })
})

it('uses a number that no text of the brand has', () => {
  const texts = {
    en: { common: { 'blocks.faq_1.title': 'Questions' } },
    ar: { common: { 'blocks.faq_2.title': 'أسئلة' } },
  }
  expect([freePrefix('faq', { texts }), freePrefix('call-to-action', { texts })]).toEqual([
    'blocks.faq_3',
    'blocks.call_to_action_1',
  ])
})

it('copies a block with keys of its own', () => {
  const { block } = newBlock('faq', 'blocks.faq_1')
  const copy = copyOf(block, { texts: { en: { common: { 'blocks.faq_1.items_1_question': 'Why?' } } } })
  expect(ownKeysIn(copy.block)).toEqual(['blocks.faq_2.items_1_question', 'blocks.faq_2.items_1_answer'])
  expect(copy.keys[0]).toEqual(['blocks.faq_1.items_1_question', 'blocks.faq_2.items_1_question'])
})

it('has samples that the schema accepts, with words for every text', () => {
  const wrong = blocksFor('/notFound').flatMap(({ use }) => {
    const { block, texts } = sampleBlock(use, 'sample')
    const own = { en: { common: texts } }
    return findings({ ...manifest, texts: own, notFound: [block] }).map(({ message }) => `${use}: ${message}`)
  })
  expect(wrong).toEqual([])
  const samples = JSON.stringify(blocksFor('/notFound').map(({ use }) => sampleOf(use)))
  expect(new Set(samples.match(/\/__preview\/[^"]+\.svg/g))).toEqual(new Set([samplePath]))
  expect(Object.values(sampleBlock('table', 'sample').texts)).toContain('1,000')
  expect(sampleBlock('columns', 'sample').texts['sample.columns_1_blocks_1_text']).toContain('Fast payouts')
})
