import type { Stores } from '../shell/stores.ts'

/** The most milliseconds until it is read, drawn by lot: a server that comes back is not asked by all its players at once. */
const longestWait = 2000

/**
 * Reads what may have changed unheard while there was no connection: user, wheel, last cashback, messages and jackpots. Once
 * after the latest `schedule`, and only while `isCurrent`. Of two readings of one thing the later counts, however slow the earlier is.
 */
export class Resync {
  private readonly stores: Stores
  private readonly isCurrent: () => boolean
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(stores: Stores, isCurrent: () => boolean) {
    this.stores = stores
    this.isCurrent = isCurrent
  }

  schedule() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.isCurrent() && void this.run(), Math.random() * longestWait)
  }

  private async run() {
    const { jackpots, session } = this.stores
    if (jackpots.list.status !== 'idle') void jackpots.list.load()
    if (session.user) await Promise.all([this.readUser(), this.readCashback(), this.readMessages()]).catch(console.warn)
  }

  /** The wheel too, for whom it is shown. */
  private async readUser() {
    await this.stores.session.refresh()
    if (!this.isCurrent() || !this.stores.manifest.wheel.visible) return
    const { wheelStore } = await import('#domains/wheel/wheel-store.ts')
    const wheel = this.stores.of(wheelStore)
    if (wheel.isVisible) await wheel.load()
  }

  private async readCashback() {
    if (!this.stores.manifest.overlays.cashback.visible) return
    const { cashbackStore } = await import('#domains/offers/cashback-store.ts')
    await this.stores.of(cashbackStore).load()
  }

  /** The inbox is read where it was before. */
  private async readMessages() {
    const { popupStore } = await import('#domains/content/popup-store.ts')
    const { list, inbox } = this.stores.of(popupStore)
    const isShown = this.stores.manifest.overlays.popups.visible
    await Promise.all([(isShown || list.status !== 'idle') && list.load(), inbox.status !== 'idle' && inbox.load()])
  }
}
