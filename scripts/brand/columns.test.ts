import { describe, expect, it } from 'vitest'
import { columns, wrap } from './columns.ts'

describe('columns', () => {
  it('aligns cells, without trailing spaces', () => {
    expect(
      columns(
        [
          ['a', 'bbb', 'c'],
          ['aaa', 'b', ''],
        ],
        '  ',
      ),
    ).toBe('  a    bbb  c\n  aaa  b')
  })

  it('wraps the last column under itself', () => {
    const [first, second, ...others] = columns([['name', 'word '.repeat(40).trim()]]).split('\n')
    expect(first).toMatch(/^name {2}word/)
    expect(second).toMatch(/^ {6}word/)
    expect([first!.length <= 120, others]).toEqual([true, []])
  })
})

describe('wrap', () => {
  it('breaks between words, and keeps a long word whole', () => {
    expect(wrap('one two incomprehensible three', 8)).toEqual(['one two', 'incomprehensible', 'three'])
  })
})
