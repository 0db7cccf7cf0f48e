import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#engine/shell/stores.ts'
import { percentText } from '#engine/i18n/formats.ts'
import { ProgressBar } from '#engine/ui/progress-bar.tsx'
import styles from './user-documents.module.css'

/** Upload progress as a bar and a percentage. `part` is from 0 to 1. */
export const Progress = observer(function Progress({ part }: { part: number }) {
  const language = useStores().language.current
  const { t } = useTranslation('user')
  const text = percentText(part, language)
  return (
    <div className={styles.progress}>
      <ProgressBar
        className={styles.track}
        label={t('documents.sending')}
        percent={part * 100}
        now={Math.round(part * 100)}
        text={text}
      />
      <span className={styles.percent} aria-hidden>
        {text}
      </span>
    </div>
  )
})
