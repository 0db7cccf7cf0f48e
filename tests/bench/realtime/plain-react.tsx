import '#engine/ui/base.css'
import { memo, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { io } from 'socket.io-client'
import type { BalanceEvent, Game, GameList, Jackpot, JackpotInfo, NotificationEvent, User } from '#api'
import { Money } from '#engine/ui/money.tsx'

const shownFor = 5000

const read = async <T,>(path: string): Promise<T> => (await fetch(`/api${path}`)).json()

/** Receives the same events as the product’s page and puts each into React state; unchanged components are memoized. */
function Page() {
  const [user, setUser] = useState<User>()
  const [jackpots, setJackpots] = useState<Jackpot[]>([])
  const [games, setGames] = useState<Game[]>([])
  const [notices, setNotices] = useState<string[]>([])
  const [wheel, setWheel] = useState<unknown>()
  const [cashback, setCashback] = useState<unknown>()
  useEffect(() => {
    void read<User>('/auth/me').then(setUser)
    void read<JackpotInfo>('/info/jackpot').then(({ items }) => setJackpots(items))
    void read<GameList>('/games?size=48').then(({ rows }) => setGames(rows))
    const socket = io({ transports: ['websocket'] })
    socket.on('balance', (event: BalanceEvent) => setUser((before) => before && { ...before, ...event }))
    socket.on('jackpot', setJackpots)
    socket.on('fortuneWheel', () => void read('/fortune-wheel/status').then(setWheel))
    socket.on('cashback-pop-up', () => void read('/last-cashback').then(setCashback))
    socket.on('notification', ({ content }: NotificationEvent) => {
      const text = content.find(({ lang }) => lang === 'en')?.message ?? ''
      setNotices((before) => [...before, text])
      setTimeout(() => setNotices(([, ...rest]) => rest), shownFor)
    })
    return () => void socket.disconnect()
  }, [])
  return (
    <>
      <header>{user && <Balance user={user} />}</header>
      <Jackpots jackpots={jackpots} />
      <Games games={games} />
      <Notices notices={notices} />
      <p hidden>{JSON.stringify([wheel, cashback])}</p>
    </>
  )
}

const Balance = memo(function Balance({ user: { balance, bonusBalance, currency } }: { user: User }) {
  return (
    <p data-balance={balance}>
      <Money amount={balance} currency={currency} language="en" />{' '}
      <Money amount={bonusBalance} currency={currency} language="en" />
    </p>
  )
})

const Jackpots = memo(function Jackpots({ jackpots }: { jackpots: Jackpot[] }) {
  return (
    <ul data-jackpot="games">
      {jackpots.map(({ id, name, amount, currency }) => (
        <li key={id}>
          {name} <Money amount={amount} currency={currency} language="en" />
        </li>
      ))}
    </ul>
  )
})

const Games = memo(function Games({ games }: { games: Game[] }) {
  return games.map(({ providerId, id, name }) => <article key={`${providerId}/${id}`}>{name}</article>)
})

const Notices = memo(function Notices({ notices }: { notices: string[] }) {
  return notices.map((notice) => <p key={notice}>{notice}</p>)
})

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
