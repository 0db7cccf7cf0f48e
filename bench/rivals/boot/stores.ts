import { makeAutoObservable, runInAction } from 'mobx'
import type { Banner, Game, GameList, JackpotInfo, Provider, User } from '../../../schemas/generated/api.ts'
import { calls } from './calls.ts'

/** Reads what the shell’s script has already asked for; asks itself for the rest. */
async function read<T>(call: string): Promise<T> {
  const address = `/api${call.replace('{language}', document.documentElement.lang)}`
  const response = await (window.reads?.[address] ?? fetch(address, { credentials: 'include' }))
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return body as T
}

/** All data of this one page. */
class Lobby {
  user: User | null = null
  banners: Banner[] | null = null
  live: Game[] | null = null
  table: Game[] | null = null
  slots: Game[] | null = null
  jackpots: JackpotInfo | null = null
  providers: Provider[] | null = null
  favourites: string[] = JSON.parse(localStorage.getItem('hand-written') ?? '[]') as string[]

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isReady() {
    return [this.banners, this.live, this.table, this.slots, this.jackpots, this.providers].every(Boolean)
  }

  async load() {
    const get = async <T>(call: string, keep: (value: T) => void) => {
      const value = await read<T>(call)
      runInAction(() => keep(value))
    }
    const list = (row: 'live' | 'table' | 'slots') => get<GameList>(calls[row], ({ rows }) => (this[row] = rows))
    await Promise.allSettled([
      get<User>('/auth/me', (user) => (this.user = user)),
      get<Banner[]>(
        calls.banners,
        (all) => (this.banners = all.filter(({ place }) => place === 'home').sort((a, b) => b.priority - a.priority)),
      ),
      list('live'),
      list('table'),
      get<JackpotInfo>(calls.jackpots, (info) => (this.jackpots = info)),
      list('slots'),
      get<Provider[]>(calls.providers, (providers) => (this.providers = providers)),
    ])
  }

  toggle(name: string) {
    this.favourites = this.favourites.includes(name)
      ? this.favourites.filter((other) => other !== name)
      : [name, ...this.favourites]
    localStorage.setItem('hand-written', JSON.stringify(this.favourites))
  }
}

export const lobby = new Lobby()
