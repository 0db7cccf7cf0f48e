import type { PostalAddress } from '#api'
import { addressesCalls, type AddressesCalls } from '#schemas/calls/addresses.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Postal addresses of postcodes, each asked for once. */
class AddressStore {
  readonly #api: AddressesCalls
  readonly #found = new Map<string, Promise<PostalAddress | undefined>>()

  constructor(api: AddressesCalls) {
    this.#api = api
  }

  /** Returns what the platform knows of the postcode; undefined if it knows nothing, or cannot be asked. */
  find(country: string, postcode: string): Promise<PostalAddress | undefined> {
    const key = `${country} ${postcode}`
    const known = this.#found.get(key)
    if (known) return known
    const asked = this.#api.find({ country, postcode }).catch(() => {
      this.#found.delete(key)
      return undefined
    })
    this.#found.set(key, asked)
    return asked
  }
}

export const addressStore = ({ http }: Stores) => new AddressStore(addressesCalls(http))
