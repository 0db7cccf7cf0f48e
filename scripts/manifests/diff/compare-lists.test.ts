import { describe, expect, it } from 'vitest'
import { compareLists } from './compare-lists.ts'

const compare = (before: string, after: string) =>
  compareLists([...before], [...after], [(letter) => letter, (letter) => letter.toLowerCase()])

describe('compareLists', () => {
  it('tells what came and went, and where', () => {
    expect(compare('abc', 'xac')).toMatchObject({ added: [{ entry: 'x', at: 1 }], removed: ['b'], moved: [] })
  })

  it('calls moved as few as possible', () => {
    expect(compare('abcd', 'bcda').moved).toEqual([{ entry: 'a', after: 'd' }])
    expect(compare('abcd', 'dabc').moved).toEqual([{ entry: 'd', after: undefined }])
  })

  it('does not call moved what only others pushed along', () => {
    expect(compare('abc', 'xyabc').moved).toEqual([])
    expect(compare('xyabc', 'abc').moved).toEqual([])
  })

  it('pairs by the first identity that has a partner', () => {
    expect(compare('Aa', 'aB').kept).toEqual([['a', 'a']])
    expect(compare('Ab', 'ab').kept).toEqual([
      ['A', 'a'],
      ['b', 'b'],
    ])
  })

  it('pairs each entry once', () => {
    expect(compare('aa', 'aaa')).toMatchObject({ added: [{ entry: 'a', at: 3 }], removed: [], moved: [] })
  })
})
