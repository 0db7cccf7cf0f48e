import { h, moves, pause, tween } from './dom.ts'
import type { Game } from './game.ts'

const coins = 46

/** Shows a big win over the game: its name, its amount counting up, coins. It goes by itself or at a touch. */
export async function celebrate({ shell, money }: Game, name: string, amount: number): Promise<void> {
  const number = h('b', {}, money.full(0))
  const rain = Array.from({ length: moves ? coins : 0 }, (_, index) => {
    const coin = h('i')
    coin.style.setProperty('--x', String((index * 61) % 100))
    coin.style.setProperty('--delay', String((index * 37) % 90))
    coin.style.setProperty('--size', String(14 + ((index * 13) % 18)))
    return coin
  })
  const layer = h('div', { class: 'celebration' }, ...rain, h('div', { class: 'banner' }, h('span', {}, name), number))
  shell.root.append(layer)
  const touched = new Promise<void>((resolve) => layer.addEventListener('click', () => resolve(), { once: true }))
  const counted = tween(1600, (share) => (number.textContent = money.full(Math.round(amount * share)))).then(() =>
    pause(1800),
  )
  await Promise.race([counted, touched])
  layer.remove()
}
