import { createHmac, randomBytes } from 'node:crypto'
import type { Chance } from './chance.ts'

/** Creates a chance from a stream of random words. Words that would favour low numbers are discarded. */
function chanceFrom(nextWord: () => number): Chance {
  return {
    below(limit) {
      const fair = 2 ** 32 - (2 ** 32 % limit)
      let word: number
      do word = nextWord()
      while (word >= fair)
      return word % limit
    },
  }
}

/** Unpredictable chance. */
export const secureChance: Chance = chanceFrom(() => randomBytes(4).readUInt32BE())

/** Chance derived from a key and a purpose: reproducible, and unpredictable without the key. */
export function keyedChance(key: string, purpose: string): Chance {
  let block = Buffer.alloc(0)
  let blocks = 0
  let offset = 0
  return chanceFrom(() => {
    if (offset === block.length) {
      block = createHmac('sha256', key).update(`${purpose}/${blocks++}`).digest()
      offset = 0
    }
    offset += 4
    return block.readUInt32BE(offset - 4)
  })
}
