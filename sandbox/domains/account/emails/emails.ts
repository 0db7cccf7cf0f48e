import type { Links } from '../links.ts'
import type { Outbox } from '../outbox.ts'
import type { Reader } from './reader.ts'
import { fill, emailTexts, minutesText, numberText, type EmailLanguage } from './texts.ts'

type Mail = Exclude<keyof (typeof emailTexts)['en'], 'code'>

/** Sends the emails about accounts. */
export class Emails {
  readonly #outbox: Outbox
  readonly #links: Links

  constructor(outbox: Outbox, links: Links) {
    this.#outbox = outbox
    this.#links = links
  }

  /** Welcomes a new player and asks them to confirm their address. */
  async welcome(user: { id: number; login: string; email: string }, reader: Reader): Promise<void> {
    const link = await this.#confirmLink(user.id, user.email, reader)
    await this.#send(user.email, 'welcome', reader.lang, { site: new URL(reader.site).host, login: user.login, link })
  }

  /** Asks a player to confirm their address. */
  async confirm(userId: number, email: string, reader: Reader): Promise<void> {
    await this.#send(email, 'confirm', reader.lang, { link: await this.#confirmLink(userId, email, reader) })
  }

  /** Sends a link for setting a new password. */
  async recover(userId: number, email: string, { site, lang }: Reader): Promise<void> {
    await this.#send(email, 'recover', lang, {
      link: `${site}/reset-password/${await this.#links.create('password', userId, email)}`,
    })
  }

  /** Tells a player that their password or email address was changed. */
  changed(email: string, what: 'password' | 'email', lang: EmailLanguage): Promise<void> {
    return this.#send(email, `${what}Changed`, lang, {})
  }

  /** Tells a player that failed attempts have locked sign-in from an address, and for how many minutes. */
  locked(email: string, { login, address, failures, minutes }: Lock, lang: EmailLanguage): Promise<void> {
    return this.#send(email, 'locked', lang, {
      login,
      address,
      failures: numberText(failures, lang),
      time: minutesText(minutes, lang),
    })
  }

  async #confirmLink(userId: number, email: string, { site }: Reader): Promise<string> {
    return `${site}/confirm-email/${await this.#links.create('email', userId, email)}`
  }

  #send(recipient: string, mail: Mail, lang: EmailLanguage, values: Record<string, string>): Promise<void> {
    const { subject, text } = emailTexts[lang][mail]
    return this.#outbox.send({ kind: 'mail', recipient, subject: fill(subject, values), text: fill(text, values) })
  }
}

interface Lock {
  login: string
  address: string
  failures: number
  minutes: number
}
