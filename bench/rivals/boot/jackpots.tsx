import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Jackpot, JackpotInfo } from '../../../schemas/generated/api.ts'
import digits from '../../../domains/jackpots/parts/digits.module.css'
import list from '../../../domains/jackpots/parts/jackpot-list.module.css'
import title from '../../../engine/ui/section-title.module.css'
import section from '../../../widgets/blocks/jackpot/section.module.css'
import { Door, Lock } from '../../../widgets/jackpots/vault/door.tsx'
import vault from '../../../widgets/jackpots/vault/vault.module.css'
import { moneyFormat } from './money.ts'
import { Waiting } from './row.tsx'
import { lobby } from './stores.ts'

/** The brand’s currency, which visitors see. */
const own = 'MAD'

/** A jackpot’s amount in the brand’s currency, where the rate is known. */
function shownOf({ amount, currency }: Jackpot, info: JackpotInfo) {
  const rate = currency === info.currency ? info.rates?.find((known) => known.currency === own)?.rate : undefined
  const isAbout = rate !== undefined && currency !== own
  const money = isAbout ? { amount: amount * rate, currency: own } : { amount, currency }
  const parts = moneyFormat(money.currency).formatToParts(money.amount)
  return { isAbout, parts, text: parts.map(({ value }) => value).join('') }
}

/** An amount in cells of one width. */
const Amount = ({ isAbout, parts, text }: ReturnType<typeof shownOf>) => (
  <>
    <p className="visually-hidden">{text}</p>
    <p className={`${digits.amount} ${vault.amount}`} aria-hidden>
      {isAbout && <span className={digits.sign}>≈</span>}
      <span className={digits.number} dir="ltr">
        {parts
          .filter(({ type }) => ['integer', 'group', 'decimal', 'fraction'].includes(type))
          .flatMap(({ value }) => [...value])
          .map((glyph, index) =>
            /\d/.test(glyph) ? (
              <span key={index} className={digits.cell}>
                <span className={digits.digit}>{glyph}</span>
              </span>
            ) : (
              <span key={index}>{glyph}</span>
            ),
          )}
      </span>
      <span className={digits.sign}>{parts.find(({ type }) => type === 'currency')?.value}</span>
    </p>
  </>
)

/** The jackpots of the casino: the largest behind a vault door, the others in deposit boxes. */
export const Jackpots = observer(function Jackpots() {
  const { t } = useTranslation()
  const info = lobby.jackpots
  const all = info?.items.filter(({ kind }) => kind === 'games').sort((a, b) => b.level - a.level) ?? []
  const shown = all.map((jackpot) => ({ jackpot, money: shownOf(jackpot, info!) }))
  const sizes = {
    '--characters': Math.max(...shown.map(({ money: { text, isAbout } }) => text.length + Number(isAbout))),
    '--count': shown.length,
    '--others': Math.max(1, shown.length - 1),
  } as CSSProperties
  return (
    <section aria-label={t('jackpot.games')}>
      <h2 className={title.title}>{t('jackpot.games')}</h2>
      <div className={section.look}>
        {info ? (
          <ul className={`${list.list} ${list.hero}`} role="list" style={sizes}>
            {shown.map(({ jackpot: { id, name, level }, money }, rank) => (
              <li key={id} className={`${list.jackpot} ${vault.jackpot}`}>
                {rank === 0 ? <Door /> : <Lock />}
                <div className={vault.words}>
                  <p className={vault.name}>{name || t('jackpot.level', { level })}</p>
                  <Amount {...money} />
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <Waiting height="100%" />
        )}
      </div>
    </section>
  )
})
