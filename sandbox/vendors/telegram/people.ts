import { randomInt } from 'node:crypto'
import { demoAccounts } from '../../domains/account/seed-accounts.ts'
import type { TelegramPerson } from '../../domains/account/telegram-tokens.ts'

interface ListedPerson extends TelegramPerson {
  /** What this person is useful for, shown in the stand-in’s window. */
  note: string
}

const known = demoAccounts.flatMap(({ login, name, surname, telegramId }): ListedPerson[] => {
  if (!telegramId) return []
  return [
    {
      id: telegramId,
      first_name: name,
      last_name: surname,
      username: `${login}_at_telegram`,
      note: `Has the account ${login}`,
    },
  ]
})

const newcomer = 0

/** The people to choose from. The last one is a new person every time. */
export const people: readonly ListedPerson[] = [
  ...known,
  { id: 710000002, first_name: 'Nadia', last_name: 'Farouk', username: 'nadia_f', note: 'Has no account at first' },
  { id: 710000003, first_name: 'Omar', note: 'Has no account at first; neither a last name nor a user name' },
  {
    id: 710000004,
    first_name: '<b>Mallory</b>',
    last_name: '"&\u202e O’Neil',
    note: 'Has no account at first; a name that is no name',
  },
  { id: newcomer, first_name: 'Somebody', last_name: 'New', note: 'A Telegram user whom nobody has seen before' },
]

/** Returns the Telegram fields of the chosen person; undefined if there is no such person. */
export function personOf(id: number): TelegramPerson | undefined {
  const person = people.find((each) => each.id === id)
  if (!person) return undefined
  const { note: _note, ...rest } = person
  return id === newcomer ? { ...rest, id: randomInt(720_000_000, 800_000_000) } : rest
}
