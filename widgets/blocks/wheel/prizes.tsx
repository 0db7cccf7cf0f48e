import { useTranslation } from 'react-i18next'
import type { Award } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { awardKind, isMoney } from '#domains/wheel/parts/award-kind.ts'
import { AwardValue } from '#domains/wheel/parts/award-value.tsx'
import { usePrizeLabel } from '#domains/wheel/parts/use-prize-label.ts'
import styles from './prizes.module.css'

/** The distinct prizes of the wheel, the highest first; prizes without a value last. */
export function Prizes({ awards }: { awards: readonly Award[] }) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  const prizeLabel = usePrizeLabel()
  return (
    <ul className={styles.prizes} role="list" aria-label={t('wheel.prizes')}>
      {distinctAwards(awards).map((award) => {
        const kind = awardKind(award)
        return (
          <li key={isMoney(award) ? award.value : `${kind} ${award.key}`} className={styles.prize} data-kind={kind}>
            {isMoney(award) && <AwardValue value={award.value} language={language} />}
            {(kind === 'lost' || kind === 'freeSpin') && t(`wheel.award.${kind}`)}
            {kind === 'prize' && prizeLabel(award)}
            {kind === 'jackpot' && <span>{t('wheel.award.jackpot')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

function distinctAwards(awards: readonly Award[]): Award[] {
  const money = awards.filter(isMoney).sort((one, other) => other.value - one.value)
  const others = awards.filter((award) => awardKind(award) === 'prize')
  const named = (['freeSpin', 'lost'] as const).flatMap((kind) => awards.filter(({ key }) => key === kind).slice(0, 1))
  return [
    ...money.filter(({ value }, place) => money[place - 1]?.value !== value),
    ...others.filter(({ key }, place) => others.findIndex((other) => other.key === key) === place),
    ...named,
  ]
}
