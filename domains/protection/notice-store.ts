import { makeAutoObservable, observableRef } from 'mobx'
import type { User } from '#api'
import type { Manifest } from '#manifest'
import { userHash } from '#engine/data/once/pending-writes.ts'
import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage, tabStorage } from '#engine/data/storage.ts'
import type { Stores } from '#engine/shell/stores.ts'

export type Notice = NonNullable<Manifest['playerProtection']['notices']>[number]

export type Moment = Notice['at'][number]

type Player = Pick<User, 'id' | 'isHaveFirstDeposit'>

/** When notices were read, by their ids, in milliseconds since 1970. */
type Read = Record<string, number>

/** What a visitor of this tab has read before they registered. */
const visitorsKey = 'notices-read'

/** Which notices are due, and which this browser knows that a player has read. */
export class NoticeStore {
  private due: readonly Notice[] = []
  readonly #all: readonly Notice[]
  readonly #brand: string
  readonly #now: () => number

  constructor(all: readonly Notice[], brand: string, now: () => number) {
    this.#all = all
    this.#brand = brand
    this.#now = now
    makeAutoObservable<this, 'due'>(this, { due: observableRef }, { autoBind: true })
  }

  /** The notice to show; undefined if none is due. */
  get current(): Notice | undefined {
    return this.due[0]
  }

  /** A visitor is about to register. */
  visitorRegisters() {
    const read = this.readBy(null)
    this.show(this.#all.filter(({ id, at }) => at.includes('registration') && read[id] === undefined))
  }

  /** A player has signed in or registered in this tab. What they have read before registering is theirs. */
  signedIn(player: Player) {
    const asVisitor = this.readBy(null)
    tabStorage.removeItem(visitorsKey)
    this.note(player, asVisitor)
    const read = this.readBy(player)
    const isDue = (notice: Notice) =>
      asVisitor[notice.id] === undefined &&
      notice.at.includes('signIn') &&
      (notice.everyMonths === undefined || read[notice.id] === undefined)
    this.show([...this.#all.filter(isDue), ...this.overdue(player)])
  }

  /** A player is signed in. */
  playerIsHere(player: Player) {
    this.show(this.overdue(player))
  }

  /** A player is about to deposit. */
  playerDeposits(player: Player) {
    const read = this.readBy(player)
    const isDue = ({ id, at }: Notice) =>
      at.includes('firstDeposit') && read[id] === undefined && !player.isHaveFirstDeposit
    this.show(this.#all.filter(isDue))
  }

  /** Another page is shown: what was due on the last one is not any more. */
  leave(moment: Moment) {
    this.due = this.due.filter(({ at }) => !at.includes(moment))
  }

  /** The player, or a visitor, has read the current notice. */
  read(player: Player | null) {
    const { current } = this
    if (!current) return
    this.due = this.due.slice(1)
    this.note(player, { [current.id]: this.#now() })
  }

  /** Notices that are shown every so many months, and have not been shown for so long. */
  private overdue(player: Player): Notice[] {
    const read = this.readBy(player)
    return this.#all.filter(({ id, at, everyMonths }) => {
      if (everyMonths === undefined) return false
      const last = read[id]
      if (last !== undefined) return addMonths(last, everyMonths) <= this.#now()
      return at.length === 0 || (at.includes('firstDeposit') && player.isHaveFirstDeposit)
    })
  }

  private show(more: readonly Notice[]) {
    const known = new Set(this.due.map(({ id }) => id))
    this.due = [...this.due, ...more.filter(({ id }) => !known.has(id) && known.add(id))]
  }

  private note(player: Player | null, read: Read) {
    if (Object.keys(read).length === 0) return
    const text = JSON.stringify({ ...this.readBy(player), ...read })
    if (player) sharedStorage.setItem(this.keyOf(player), text)
    else tabStorage.setItem(visitorsKey, text)
  }

  private readBy(player: Player | null): Read {
    const text = player ? sharedStorage.getItem(this.keyOf(player)) : tabStorage.getItem(visitorsKey)
    return Object.fromEntries(
      Object.entries(Object(parseStored<unknown>(text)) as object).filter(([, at]) => typeof at === 'number'),
    ) as Read
  }

  private keyOf({ id }: Player): string {
    return `notices:${this.#brand}:${userHash(id)}`
  }
}

const addMonths = (time: number, months: number): number =>
  new Date(time).setUTCMonth(new Date(time).getUTCMonth() + months)

export const noticeStore = ({ manifest, http }: Stores) =>
  new NoticeStore(manifest.playerProtection.notices ?? [], manifest.id, http.now)
