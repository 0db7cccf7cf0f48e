import { makeAutoObservable } from 'mobx'
import type { Manifest, OddsFormat } from '#manifest'
import { sharedStorage } from '#engine/data/storage.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Every odds format, in the order in which they are offered. */
export const oddsFormats = ['decimal', 'fractional', 'american'] as const satisfies readonly OddsFormat[]

/** The odds format: the brand’s, until the player chooses one. It holds for the whole site. */
class OddsStore {
  format: OddsFormat
  readonly #item: string

  constructor({ id, sport }: Pick<Manifest, 'id' | 'sport'>) {
    this.#item = `odds-format:${id}`
    const kept = sharedStorage.getItem(this.#item)
    const own = sport && 'oddsFormat' in sport ? sport.oddsFormat : undefined
    this.format = oddsFormats.find((format) => format === kept) ?? own ?? 'decimal'
    makeAutoObservable(this, {}, { autoBind: true })
  }

  choose(format: OddsFormat) {
    this.format = format
    sharedStorage.setItem(this.#item, format)
  }
}

export const oddsStore = ({ manifest }: Stores) => new OddsStore(manifest)
