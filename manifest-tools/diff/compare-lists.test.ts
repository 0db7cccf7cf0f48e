import { describe, expect, it } from 'vitest'
import { compareLists } from './compare-lists.ts'

const compare = (before: string, after: string) =>
  compareLists([...before], [...after], [(letter) => letter, (letter) => letter.toLowerCase()])

describe('compareLists', () => {
  it('returns added entries with their position, and removed ones', () => {
    expect(compare('abc', 'xac')).toMatchObject({ added: [{ entry: 'x', at: 1 }], removed: ['b'], moved: [] })
  })

  it('reports as few moves as possible', () => {
    expect(compare('abcd', 'bcda').moved).toEqual([{ entry: 'a', after: 'd' }])
    expect(compare('abcd', 'dabc').moved).toEqual([{ entry: 'd', after: undefined }])
  })

  it('does not report shifted entries as moved', () => {
    expect(compare('abc', 'xyabc').moved).toEqual([])
    expect(compare('xyabc', 'abc').moved).toEqual([])
  })

  it('matches by the first identity with a partner', () => {
    expect(compare('Aa', 'aB').kept).toEqual([['a', 'a']])
    expect(compare('Ab', 'ab').kept).toEqual([
      ['A', 'a'],
      ['b', 'b'],
    ])
  })

  it('matches each entry once', () => {
    expect(compare('aa', 'aaa')).toMatchObject({ added: [{ entry: 'a', at: 3 }], removed: [], moved: [] })
  })
})
