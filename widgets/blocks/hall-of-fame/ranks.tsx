import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { MaxBalance } from '#api'
import { numberText } from '#engine/i18n/formats.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './hall-of-fame.module.css'

/** The players below the podium. `first` is the rank of the first of them. */
export const Ranks = observer(function Ranks({ players, first }: { players: readonly MaxBalance[]; first: number }) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  return (
    <div className={styles.frame}>
      <table className={styles.ranks}>
        <caption className="visually-hidden">{t('hallOfFame.others')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hallOfFame.rank')}</th>
            <th scope="col">{t('hallOfFame.player')}</th>
            <th scope="col">{t('hallOfFame.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ login, amount, currency }, index) => (
            <tr key={index}>
              <td>{numberText(first + index, language)}</td>
              <th scope="row">
                <bdi>{login}</bdi>
              </th>
              <td>
                <Money amount={amount} currency={currency} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
