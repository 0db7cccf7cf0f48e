import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { MaxBalance } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { numberText } from '#engine/i18n/formats.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './hall-of-fame.module.css'

const places = [styles.gold, styles.silver, styles.bronze]

/** The top three, the first in the middle and highest. */
export const Podium = observer(function Podium({ players }: { players: readonly MaxBalance[] }) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  return (
    <ol className={styles.podium} role="list">
      {players.map(({ login, amount, currency }, index) => (
        <li key={index} className={classes(styles.place, places[index])}>
          <span className={styles.medal}>
            <Icon name={index === 0 ? 'crown' : 'trophy'} size={index === 0 ? 30 : 24} />
          </span>
          <span className="visually-hidden">{t('hallOfFame.place', { place: index + 1 })}</span>
          <bdi className={styles.login}>{login}</bdi>
          <span className={styles.amount}>
            <Money amount={amount} currency={currency} language={language} />
          </span>
          <span className={styles.step} aria-hidden>
            {numberText(index + 1, language)}
          </span>
        </li>
      ))}
    </ol>
  )
})
