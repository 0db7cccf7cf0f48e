/** @jsxImportSource preact */
import type { GameConfig } from '../../domains/games/page/config.ts'
import { Dialog } from './dialogs.tsx'
import { fillIn, type Money } from './money.ts'

interface RulesDialogProps {
  config: GameConfig
  money: Money
  onClose(): void
}

/** Explains how the game is played, what it pays and the limits of stakes. */
export function RulesDialog({ config, money, onClose }: RulesDialogProps) {
  const { texts: t, stakes, rtp, lang, kind } = config
  const percent = new Intl.NumberFormat(`${lang}-u-nu-latn`, { style: 'percent', minimumFractionDigits: 1 })
  const highest = kind === 'slot' ? stakes.steps.at(-1)! : stakes.max
  return (
    <Dialog label={t.rules} closeLabel={t.close} onClose={onClose}>
      <p>{t.about[kind]}</p>
      <dl>
        <dt>{t.rtp}</dt>
        <dd>{percent.format(rtp / 100)}</dd>
        <dt>{t.limits}</dt>
        <dd>{`${money.full(stakes.min)} – ${money.full(highest)}`}</dd>
      </dl>
      <SlotPays config={config} money={money} />
      <TicketPays config={config} />
    </Dialog>
  )
}

function SlotPays({ config: { slot, texts: t }, money }: { config: GameConfig; money: Money }) {
  if (!slot) return null
  return (
    <>
      <p class="note">{fillIn(t.lines, { count: slot.lines.length })}</p>
      <div class="pays">
        {slot.pays.map((pays, symbol) => (
          <div key={symbol} class="pay">
            <img
              src={slot.symbols[symbol]!}
              alt={symbol === 0 ? t.wild : ''}
              width={48}
              height={48}
              crossorigin="anonymous"
            />
            <ol>
              {[...pays.entries()].reverse().map(([index, pay]) => (
                <li key={index}>
                  <b>{index + 3}</b>
                  {money.times(pay)}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  )
}

function TicketPays({ config: { numbers, texts: t } }: { config: GameConfig }) {
  if (!numbers) return null
  return (
    <>
      <p class="note">{t.hits}</p>
      <div class="pays">
        {Object.entries(numbers.pays).map(([size, pays]) => (
          <div key={size} class="pay">
            <b>{size}</b>
            <ol>
              {Object.entries(pays).map(([hits, pay]) => (
                <li key={hits}>
                  <b>{hits}</b>
                  {`${pay}×`}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  )
}
