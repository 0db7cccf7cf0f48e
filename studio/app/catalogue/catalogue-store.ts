import { makeAutoObservable } from 'mobx'
import { resolve } from '../../../manifest-tools/layers/resolve.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { visitorContext, type PreviewContext } from '../../preview/protocol.ts'
import type { BrandCard, OpenedBrand } from '../../shared/calls.ts'
import { readBrand } from '../calls/api.ts'
import { titleOf } from '../structure/tree-node.ts'
import { entries, type Entry, type Slot } from './entries.ts'
import { states, type State } from './scene.ts'

/** What the catalogue shows, as its address has it. An empty brand is the first one, an empty state all of them. */
export interface Choice {
  brand: string
  theme: string
  language: string
  width: string
  role: string
  slot: string
  state: string
  find: string
}

const unset: Choice = {
  brand: '',
  theme: '',
  language: '',
  width: '375',
  role: '',
  slot: 'blocks',
  state: 'ready',
  find: '',
}

/** Every widget of a brand, as its address says: a link shows the same to everybody. */
export class CatalogueStore {
  choice: Choice
  readonly brands: readonly BrandCard[]
  failure = ''
  opened: OpenedBrand | null = null

  constructor(brands: readonly BrandCard[], search: string) {
    const asked = new URLSearchParams(search)
    const names = Object.keys(unset) as (keyof Choice)[]
    this.choice = Object.fromEntries(names.map((name) => [name, asked.get(name) ?? unset[name]])) as unknown as Choice
    this.brands = brands
    makeAutoObservable(this, { brands: false }, { autoBind: true })
  }

  get id(): string {
    return this.brands.find(({ id }) => id === this.choice.brand)?.id ?? this.brands[0]?.id ?? ''
  }

  /** The brand; null until it is read, or if it cannot be. */
  get manifest(): Manifest | null {
    const { file, parents } = this.opened ?? {}
    if (file?.name !== this.id) return null
    const read = (name: string) => [file, ...(parents ?? [])].find((each) => each.name === name)?.text
    return (resolve(file.name, read).manifest as unknown as Manifest | undefined) ?? null
  }

  /** Where the preview of the brand is served. */
  get preview(): string {
    return this.opened?.preview ?? ''
  }

  get languages(): readonly string[] {
    return this.manifest?.languages ?? []
  }

  get width(): number {
    return Number(this.choice.width) || 375
  }

  /** Who looks; without a choice, whoever a widget is for. */
  contextOf(isForPlayers: boolean): PreviewContext {
    const { theme, language, role } = this.choice
    return {
      ...visitorContext,
      theme: theme === 'light' || (theme === '' && this.manifest?.theme.default === 'light') ? 'light' : 'dark',
      language: this.languages.includes(language as never) ? language : (this.languages[0] ?? 'en'),
      role: role || (isForPlayers ? 'may-pay' : 'visitor'),
    }
  }

  /** The states that are shown of a kind of widget. A loader has none: it is one. */
  get states(): readonly State[] {
    if (this.choice.slot === 'loaders' || this.choice.slot === 'chats') return ['ready']
    return states.filter((each) => this.choice.state === '' || each === this.choice.state)
  }

  get found(): readonly Entry[] {
    const asked = this.choice.find.trim().toLowerCase()
    return entries.filter(
      ({ slot, use, description, words = [] }) =>
        slot === (this.choice.slot as Slot) &&
        [use, titleOf(use), description, ...words].join(' ').toLowerCase().includes(asked),
    )
  }

  /** The address of what is shown. */
  get address(): string {
    const given = Object.entries(this.choice).filter(([name, value]) => value !== unset[name as keyof Choice])
    const search = new URLSearchParams(given).toString()
    return search ? `/catalogue?${search}` : '/catalogue'
  }

  choose(name: keyof Choice, value: string) {
    this.choice[name] = value
    if (name === 'brand') void this.load()
  }

  async load() {
    const { id } = this
    try {
      this.receive(await readBrand(id))
    } catch (error) {
      this.fail((error as Error).message)
    }
  }

  receive(opened: OpenedBrand) {
    this.failure = ''
    this.opened = opened
  }

  fail(failure: string) {
    this.failure = failure
  }
}
