import { expect, it } from 'vitest'
import type { Block } from '#manifest'
import { readBrands } from '../brands/brands.ts'
import { questionsOn } from './questions.ts'

const { manifest } = readBrands('manifests', '')[0]!

it('takes the questions of the blocks that everybody sees, also of those in columns', () => {
  const faq = (name: string): Extract<Block, { use: 'faq' }> => ({
    use: 'faq',
    items: [{ question: `q.${name}`, answer: `a.${name}` }],
  })
  const blocks: Block[] = [
    faq('one'),
    { ...faq('one'), guards: ['signed-in'] },
    { use: 'columns', columns: [{ blocks: [faq('two')] }, { blocks: [] }] },
  ]
  const pages = { ...manifest.pages, MAIN: { ...manifest.pages.MAIN, blocks } }
  const texts = { common: { q: { one: 'What is {{brand}}?', two: 'Two?' }, a: { one: '**A** site', two: 'Yes' } } }
  expect(questionsOn({ ...manifest, pages, name: 'Lumina' }, 'MAIN', texts)).toEqual([
    { question: 'What is Lumina?', answer: '<p><strong>A</strong> site</p>\n' },
    { question: 'Two?', answer: '<p>Yes</p>\n' },
  ])
})
