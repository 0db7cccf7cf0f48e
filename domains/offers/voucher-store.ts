import { makeAutoObservable } from 'mobx'
import type { Stores } from '#engine/shell/stores.ts'

/** The code of a voucher that was just paid out (spec §4), for as long as its overlay shows it. */
export class VoucherStore {
  code = ''
  readonly #overlays: Stores['overlays']

  constructor(overlays: Stores['overlays']) {
    this.#overlays = overlays
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Shows a code. */
  open(code: string) {
    this.code = code
    this.#overlays.open('voucher')
  }

  /** Takes the code off the screen and forgets it. */
  close() {
    this.code = ''
    this.#overlays.close('voucher')
  }

  /** Puts the code on the clipboard. Fails where there is no code, and where the browser refuses. */
  async copy() {
    if (!this.code) throw new Error('There is no code to copy')
    await navigator.clipboard.writeText(this.code)
  }
}

export const voucherStore = ({ overlays }: Stores) => new VoucherStore(overlays)
