import { isOneDigit, weightedSum } from './check-digits.ts'
import type { NumberFormat } from './number-format.ts'

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]

/** The remainder of both check digits’ sums is such a digit; a remainder of 10 counts as 0. */
function hasCpfDigits(value: string): boolean {
  const first = ((weightedSum(value, cpfWeights.slice(1)) * 10) % 11) % 10
  const second = ((weightedSum(value, cpfWeights) * 10) % 11) % 10
  return value.endsWith(`${first}${second}`) && !isOneDigit(value)
}

export const americas = {
  BR: {
    // https://pt.wikipedia.org/wiki/Cadastro_de_Pessoas_F%C3%ADsicas
    cpf: { label: 'CPF', example: '123.456.789-09', lengths: [11], shown: '###.###.###-##', isRight: hasCpfDigits },
  },
} satisfies Record<string, Record<string, NumberFormat>>
