import type { Popup, PopupList, PopupsQuery } from '#api'
import type { Clock } from '../../app/clock.ts'
import { contentLanguage } from '../../app/languages.ts'
import type { Database } from '../../app/db/database.ts'
import { transact, userKey } from '../../app/db/transact.ts'
import { notFound } from '../../app/errors.ts'
import { iso } from '../../app/times.ts'

/** A message in one language; `html` is its content, `button` is empty if it has none. */
interface PopupText {
  title: string
  html: string
  button: string
}

/**
 * A message to send: its texts by language, the name of its picture, and the link of its button (`{lang}` stands for
 * the language).
 */
export interface Message {
  texts: Readonly<{ [language: string]: PopupText }>
  art?: string
  link?: string
}

/** Messages to players. */
export class Popups {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Sends a message to a player and returns its id. */
  send(userId: number, message: Message): Promise<number> {
    return transact(this.#db, userKey(userId), (transaction) =>
      writePopup(transaction, userId, message, this.#clock.now(), null),
    )
  }

  /** One page of a player’s messages in a language; `origin` is prepended to the paths of pictures. */
  async list(userId: number, query: PopupsQuery, origin: string): Promise<PopupList> {
    const { page = 1, size = 20, isViewed, lang, order_type: orderType = -1 } = query
    let matching = this.#in(userId, contentLanguage(lang))
    if (isViewed !== undefined) matching = matching.where('viewed_at', isViewed ? 'is not' : 'is', null)
    const { count } = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const direction = orderType === 1 ? 'asc' : 'desc'
    const rows = await matching
      .select(columns)
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return { count, rows: rows.map((row) => popupOf(row, origin)) }
  }

  /** Marks a message as seen for all languages, and returns it in the first language that it has. Rejects with 404. */
  async setViewed(userId: number, id: number, origin: string): Promise<Popup> {
    const own = this.#db.updateTable('popups').where('id', '=', id).where('user_id', '=', userId)
    await own.where('viewed_at', 'is', null).set({ viewed_at: this.#clock.now() }).execute()
    const row = await this.#in(userId).where('popups.id', '=', id).select(columns).executeTakeFirst()
    if (!row) throw notFound()
    return popupOf(row, origin)
  }

  #in(userId: number, lang?: string) {
    const own = this.#db
      .selectFrom('popups')
      .innerJoin('popup_texts', 'popup_id', 'popups.id')
      .where('user_id', '=', userId)
    return lang === undefined ? own : own.where('lang', '=', lang)
  }
}

/** Writes a message with its time of sending and whether it was seen. Returns its id. */
export async function writePopup(
  db: Database,
  userId: number,
  { texts, art, link }: Message,
  at: number,
  viewedAt: number | null,
): Promise<number> {
  const row = { user_id: userId, art: art ?? null, link: link ?? null, created_at: at, viewed_at: viewedAt }
  const { id } = await db.insertInto('popups').values(row).returning('id').executeTakeFirstOrThrow()
  const words = Object.entries(texts).map(([lang, { title, html, button }]) => ({
    popup_id: id,
    lang,
    title,
    html,
    button_text: button,
  }))
  await db.insertInto('popup_texts').values(words).execute()
  return id
}

const columns = ['popups.id', 'lang', 'title', 'html', 'button_text', 'art', 'link', 'created_at', 'viewed_at'] as const

interface Row {
  id: number
  lang: string
  title: string
  html: string
  button_text: string
  art: string | null
  link: string | null
  created_at: number
  viewed_at: number | null
}

const popupOf = (
  { id, lang, title, html, button_text, art, link, created_at, viewed_at }: Row,
  origin: string,
): Popup => ({
  id,
  lang,
  title,
  text: html,
  ...(art !== null && { image: `${origin}/art/banners/${art}.svg` }),
  ...(link !== null && button_text !== '' && { button: { text: button_text, link: link.replace('{lang}', lang) } }),
  isViewed: viewed_at !== null,
  createdAt: iso(created_at),
})
