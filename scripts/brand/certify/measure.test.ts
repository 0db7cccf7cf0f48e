import { expect, it } from 'vitest'
import { leaks, leftOf, toleranceOf, type Measures } from './measure.ts'

const before: Measures = { nodes: 1000, listeners: 200, frames: 1, windows: 1, heapMegabytes: 10 }
const after = (change: Partial<Measures>) => leaks(before, { ...before, ...change }, toleranceOf(20))

it('tolerates what is less than one listener or three nodes per cycle', () => {
  expect(after({ nodes: 1040, listeners: 210, heapMegabytes: 12 })).toEqual([])
  expect(after({ nodes: 900, listeners: 100 })).toEqual([])
})

it('finds one listener, three nodes, or a frame that each cycle leaves', () => {
  expect(after({ listeners: 220 })).toEqual(['20 listeners (tolerance 10)'])
  expect(after({ nodes: 1060 })).toEqual(['60 nodes (tolerance 40)'])
  expect(after({ frames: 2, windows: 2 })).toEqual(['1 frames (tolerance 0)', '1 windows (tolerance 0)'])
  expect(after({ heapMegabytes: 14 })).toEqual(['4.0 MB of heap (tolerance 2)'])
})

it('tells what is left', () => {
  expect(leftOf(before, { ...before, nodes: 1007, heapMegabytes: 10.26 })).toBe(
    '7 nodes, 0 listeners, 0 frames, 0 windows, 0.3 MB of heap',
  )
})
