import type { Banner, GameList, PaymentMethod, User } from '#api'
import type { Platform } from '#manifest'
import { readAnswer } from '../../answers/read-answer.ts'
import type { Answer } from '../check-call.ts'

/** What three screens show with a mapping: the player, the home page, and the payment methods. */
export function preview(answers: readonly Answer[], platform: Platform): string {
  const read = <T>(name: string): T | undefined => {
    const answer = answers.find(({ call }) => call.name === name)
    return answer?.call.reads
      ? (readAnswer(answer.call.reads, answer.body, platform).value as T | undefined)
      : undefined
  }
  const lines = [
    ['Player', player(read<User>('GET /auth/me') ?? read<User>('POST /client-login'))],
    ['Banners', listed(read<Banner[]>('GET /banners'), ({ title, place }) => `${title} (${place})`)],
    ['Games', listed(read<GameList>('GET /games')?.rows, ({ name, providerName }) => `${name} by ${providerName}`)],
    ['Payments', listed(read<PaymentMethod[]>('GET /payments/methods'), method)],
  ]
  return lines.map(([name, shown]) => `  ${name!.padEnd(10)}${shown}`).join('\n')
}

const amount = (value: number | undefined) => (value === undefined ? '–' : String(value))

function player(user: User | undefined): string {
  if (!user) return 'cannot be read'
  const { login, balance, bonusBalance, currency } = user
  return `${login || 'no name'}, balance ${amount(balance)} ${currency}, bonus ${amount(bonusBalance)} ${currency}`
}

const method = ({ name, direction, min, max, currency }: PaymentMethod) =>
  `${name} (${direction ?? 'either way'}, ${min} to ${max} ${currency})`

function listed<T>(items: readonly T[] | undefined, words: (item: T) => string): string {
  if (!items) return 'cannot be read'
  const shown = items.slice(0, 3).map(words)
  return [...shown, ...(items.length > 3 ? [`and ${items.length - 3} more`] : [])].join(', ') || 'none'
}
