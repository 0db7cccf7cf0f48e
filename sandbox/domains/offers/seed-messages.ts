import type { Database } from '../../app/db/database.ts'
import { type Message, writePopup } from './popups.ts'
import { demoAccounts, firstId } from '../account/seed-accounts.ts'
import { type MessageName, offers } from './texts.ts'

const dayMs = 24 * 60 * 60_000

/** The number of unseen latest messages by demo player; the others have seen all. */
const unseen: Record<string, number> = { karim: 2, fatou: 1 }

const sent: { name: MessageName; days: number; art?: string; link: string }[] = [
  { name: 'welcome', days: 30, link: '/profile' },
  { name: 'draws', days: 6, art: 'tv-draws', link: '/tv-games' },
  { name: 'weekend', days: 1, link: '/bonuses' },
]

/** Writes the messages of the demo players; those who never deposited get only the first. */
export async function seedMessages(db: Database, now: number): Promise<void> {
  for (const [index, { login, isHaveFirstDeposit }] of demoAccounts.entries()) {
    const own = isHaveFirstDeposit ? sent : sent.slice(0, 1)
    for (const [position, { name, days, art, link }] of own.entries()) {
      const at = now - days * dayMs
      const seen = position < own.length - (unseen[login] ?? 0)
      await writePopup(
        db,
        firstId + index,
        { texts: textsOf(name), link, ...(art && { art }) },
        at,
        seen ? at + 3_600_000 : null,
      )
    }
  }
}

function textsOf(name: MessageName): Message['texts'] {
  const words = Object.entries(offers).map(([lang, { messages }]) => {
    const { title, text, button } = messages[name]
    return [lang, { title, html: `<p>${text}</p>`, button }]
  })
  return Object.fromEntries(words)
}
