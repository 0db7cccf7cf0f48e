import axios from 'axios'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Banner, Game, Jackpot, Provider, User } from '#api'

const api = axios.create({ baseURL: '/api', withCredentials: true })

/** The rows of the page: their headings and queries. */
const rows = [
  { title: 'lobby.popular', query: { category: 'popular', size: 18 } },
  { title: 'lobby.new', query: { category: 'new', size: 18 } },
  { title: 'lobby.live', query: { type: 'live', size: 12 } },
  { title: 'lobby.jackpots', query: { category: 'jackpot', size: 18 } },
]

/** The state of this page, written for it alone. */
class Lobby {
  user: User | null = null
  banners: Banner[] | null = null
  jackpots: Jackpot[] | null = null
  providers: Provider[] | null = null
  rows: { title: string; games: Game[] | null }[] = rows.map(({ title }) => ({ title, games: null }))
  favourites: string[] = JSON.parse(localStorage.getItem('hand-written') ?? '[]') as string[]

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isReady() {
    return (
      this.banners !== null &&
      this.jackpots !== null &&
      this.providers !== null &&
      this.rows.every(({ games }) => games !== null)
    )
  }

  async load(lang: string) {
    const get = async <T>(path: string, params: object, keep: (value: T) => void) => {
      const { data } = await api.get<T>(path, { params })
      runInAction(() => keep(data))
    }
    await Promise.allSettled([
      get<User>('/auth/me', {}, (user) => (this.user = user)),
      get<Banner[]>(
        '/banners',
        { lang },
        (banners) => (this.banners = banners.filter(({ place }) => place === 'home')),
      ),
      get<{ items: Jackpot[] }>(
        '/info/jackpot',
        {},
        ({ items }) => (this.jackpots = items.filter(({ kind }) => kind === 'games')),
      ),
      get<Provider[]>('/games/providers', {}, (providers) => (this.providers = providers)),
      ...rows.map(({ query }, index) =>
        get<{ rows: Game[] }>('/games', { ...query, lang }, (list) => (this.rows[index]!.games = list.rows)),
      ),
    ])
  }

  toggle(name: string) {
    this.favourites = this.favourites.includes(name)
      ? this.favourites.filter((other) => other !== name)
      : [name, ...this.favourites]
    localStorage.setItem('hand-written', JSON.stringify(this.favourites))
  }
}

/** The store of the page. */
export const lobby = new Lobby()
