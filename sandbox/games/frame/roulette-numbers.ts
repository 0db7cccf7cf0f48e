import { rouletteRules } from '../../domains/games/rules/roulette-rules.ts'

/** The colour of a number; 37 is the double zero. */
export const colourOf = (number: number) =>
  number === 0 || number === 37 ? 'green' : rouletteRules('european').pays('red', { number }) > 0 ? 'red' : 'black'
/** The name of a number; 37 is the double zero. */
export const nameOf = (number: number) => (number === 37 ? '00' : String(number))
