import type { Links } from './links.ts'
import type { Outbox } from './outbox.ts'

/** The letters about accounts. `site` is the origin of the brand’s pages, to which their links lead. */
export class Letters {
  readonly #outbox: Outbox
  readonly #links: Links

  constructor(outbox: Outbox, links: Links) {
    this.#outbox = outbox
    this.#links = links
  }

  /** Welcomes a new player and asks them to confirm the address. */
  async welcome(user: { id: number; login: string; email: string }, site: string): Promise<void> {
    const link = await this.#confirmLink(user.id, user.email, site)
    const text = `Your account is open. Your login: ${user.login}\n\nConfirm this email address:\n${link}`
    await this.#send(user.email, `Welcome to ${hostOf(site)}`, text)
  }

  /** Asks a player to confirm their address. */
  async confirm(userId: number, email: string, site: string): Promise<void> {
    await this.#send(email, 'Confirm your email address', `Confirm this email address:\n${await this.#confirmLink(userId, email, site)}`)
  }

  /** Sends the way to a new password. */
  async recover(userId: number, email: string, site: string): Promise<void> {
    const link = `${site}/reset-password/${await this.#links.create('password', userId, email)}`
    const text = `Set a new password within an hour:\n${link}\n\nIf you did not ask for it, do nothing: your password stays.`
    await this.#send(email, 'Set a new password', text)
  }

  /** Tells a player that somebody, they hope themselves, changed how they sign in. */
  async changed(email: string, what: 'password' | 'email address'): Promise<void> {
    const text = `The ${what} of your account was changed. If it was not you, write to support at once.`
    await this.#send(email, `Your ${what} was changed`, text)
  }

  async #confirmLink(userId: number, email: string, site: string): Promise<string> {
    return `${site}/confirm-email/${await this.#links.create('email', userId, email)}`
  }

  #send(recipient: string, subject: string, text: string): Promise<void> {
    return this.#outbox.send({ kind: 'mail', recipient, subject, text })
  }
}

const hostOf = (site: string) => new URL(site).host
