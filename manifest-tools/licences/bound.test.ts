import { describe, expect, it } from 'vitest'
import { boundWords, holds, within } from './bound.ts'
import type { Bound } from './pack.ts'

const deposit = { kind: 'deposit', before: { oneOf: ['firstDeposit', 'registration'] } }

describe('a bound', () => {
  it.each<[Bound, unknown[], unknown[]]>([
    [{ exactly: false }, [false], [true, undefined, null, 0]],
    [{ oneOf: ['a', 'b'] }, ['a', 'b'], ['c', undefined]],
    [{ atLeast: 24 }, [24, 72], [23, undefined, '24']],
    [{ atMost: 60 }, [60, 5], [61, undefined]],
    [{ contains: ['a'] }, [['b', 'a']], [[], ['b'], undefined]],
    [{ contains: [deposit] }, [[{ kind: 'deposit', before: 'registration', optOut: true }]], [[{ kind: 'deposit' }]]],
    [{ notContains: ['a'] }, [['b'], undefined], [['a']]],
    [{ only: ['a', 'b'] }, [['a'], []], [['c'], undefined]],
    [{ each: { atLeast: 30 } }, [[30, 184]], [[7, 30], undefined]],
    [
      { requires: { use: 'limits' } },
      [[{ use: 'columns', columns: [{ blocks: [{ use: 'limits' }] }] }]],
      [[], undefined],
    ],
    [{ present: true }, [0, 'x', ['x']], [undefined, '', []]],
  ])('%j', (bound, inside, outside) => {
    expect(inside.map((value) => holds(value, bound))).toEqual(inside.map(() => true))
    expect(outside.map((value) => holds(value, bound))).toEqual(outside.map(() => false))
  })
})

describe('the nearest value within a bound', () => {
  it('is the value itself where it is within', () => {
    const list = ['b', 'a']
    expect(within(list, { contains: ['a'] })).toBe(list)
  })

  it('keeps what a list has, and completes an entry that contradicts nothing', () => {
    expect(within(['b'], { contains: ['a'] })).toEqual(['b', 'a'])
    const once = within(undefined, { contains: [deposit] })
    expect(within(once, { contains: [{ ...deposit, optOut: true }] })).toEqual([
      { kind: 'deposit', before: 'firstDeposit', optOut: true },
    ])
  })

  it('adds only what has a default, where there are defaults', () => {
    const marks: Bound = {
      contains: [{ name: 'A' }, { name: 'B' }],
      default: [{ name: 'A', link: 'https://a.example' }],
    }
    expect(within(undefined, marks)).toEqual([{ name: 'A', link: 'https://a.example' }])
  })
})

it('is described in words', () => {
  expect(boundWords({ atLeast: 30 })).toBe('at least 30')
  expect(boundWords({ contains: [deposit] })).toBe(
    'a list with { kind: "deposit", before: one of "firstDeposit", "registration" }',
  )
})
