/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import type { Game } from './game.ts'
import { moves, pause, tween } from './motion.ts'

/** The attributes of each falling coin. */
const coins = Array.from({ length: moves ? 46 : 0 }, (_, index) => ({
  '--x': String((index * 61) % 100),
  '--delay': String((index * 37) % 90),
  '--size': String(14 + ((index * 13) % 18)),
}))

/** Shows a big win above the game: its name, its amount counting up, coins. It ends after some seconds or on a click. */
export async function celebrate({ shell, money }: Game, name: string, amount: number): Promise<void> {
  const shown = signal(money.full(0))
  let skip = () => {}
  const skipped = new Promise<void>((resolve) => (skip = resolve))
  const close = shell.open('celebration', () => (
    <div class="celebration" role="presentation" onClick={() => skip()}>
      {coins.map((coin, index) => (
        <i key={index} style={coin} />
      ))}
      <div class="banner">
        <span>{name}</span>
        <b>{shown}</b>
      </div>
    </div>
  ))
  const counted = tween(1600, (share) => (shown.value = money.full(Math.round(amount * share)))).then(() => pause(1800))
  await Promise.race([counted, skipped])
  close()
}
