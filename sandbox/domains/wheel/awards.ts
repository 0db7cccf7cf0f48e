import type { Award } from '#api'
import type { Chance } from '../../app/chance.ts'

/** A sector of the wheel; its probability is `weight` divided by the sum of the weights. */
interface Sector extends Award {
  weight: number
}

const coin = (value: number, weight: number): Sector => ({ key: 'coin', value, weight })
const lost: Sector = { key: 'lost', value: 0, weight: 240 }
const freeSpin: Sector = { key: 'freeSpin', value: 0, weight: 60 }

/** The sectors, clockwise. Each common prize appears twice; 100 TND is the jackpot. */
const sectors: readonly Sector[] = [
  coin(100, 1),
  coin(1, 150),
  lost,
  coin(5, 40),
  freeSpin,
  coin(2, 80),
  coin(20, 9),
  coin(1, 150),
  lost,
  coin(10, 20),
  coin(50, 3),
  coin(2, 80),
]

/** The prizes of the wheel, clockwise. */
export const awardList = sectors.map(({ key, value }) => ({ key, value })) as [Award, ...Award[]]

/** Draws the prize of one spin by the sectors’ weights. */
export function drawAward(chance: Chance): Award {
  let left = chance.below(sectors.reduce((sum, { weight }) => sum + weight, 0))
  const place = sectors.findIndex(({ weight }) => (left -= weight) < 0)
  return awardList[place]!
}
