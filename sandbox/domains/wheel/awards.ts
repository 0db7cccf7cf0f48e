import type { Award } from '#api'
import type { Chance } from '../../app/chance.ts'

/** A sector of the wheel; it comes up `weight` times in all weights. */
interface Sector extends Award {
  weight: number
}

const coin = (value: number, weight: number): Sector => ({ key: 'coin', value, weight })
const lost: Sector = { key: 'lost', value: 0, weight: 240 }
const freeSpin: Sector = { key: 'freeSpin', value: 0, weight: 60 }

/** The sectors, clockwise. Two of each common prize; 100 TND is the jackpot. */
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

export const awardList = sectors.map(({ key, value }) => ({ key, value })) as [Award, ...Award[]]

/** The prize of one spin, by the sectors’ weights. */
export function drawAward(chance: Chance): Award {
  let left = chance.below(sectors.reduce((sum, { weight }) => sum + weight, 0))
  const place = sectors.findIndex(({ weight }) => (left -= weight) < 0)
  return awardList[place]!
}
