import { makeAutoObservable } from 'mobx'
import type { Stores } from '#engine/shell/stores.ts'

/** The code of a voucher just paid out (spec §4), while its overlay shows it. */
export class VoucherStore {
  code = ''
  readonly #overlays: Stores['overlays']

  constructor(overlays: Stores['overlays']) {
    this.#overlays = overlays
    makeAutoObservable(this, {}, { autoBind: true })
  }

  open(code: string) {
    this.code = code
    this.#overlays.open('voucher')
  }

  /** Closes the overlay and forgets the code. */
  close() {
    this.code = ''
    this.#overlays.close('voucher')
  }

  /** Copies the code to the clipboard. Rejects if there is no code or the browser refuses. */
  async copy() {
    if (!this.code) throw new Error('There is no code to copy')
    await navigator.clipboard.writeText(this.code)
  }
}

export const voucherStore = ({ overlays }: Stores) => new VoucherStore(overlays)
