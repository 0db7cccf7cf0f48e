import { useTranslation } from 'react-i18next'
import type { PaymentMarksBlock } from '#manifest'
import { PaymentMark } from '#domains/payments/parts/payment-mark.tsx'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import styles from './payment-marks.module.css'

/** How players can pay: drawings of kinds of payment with their names, and the pictures of methods. */
export default function PaymentMarks({ kinds, pictures }: PaymentMarksBlock) {
  const { t } = useTranslation()
  return (
    <ul className={styles.marks} role="list" aria-label={t('footer.payments')}>
      {kinds?.map((kind) => (
        <li key={kind} className={styles.mark}>
          <PaymentMark className={styles.drawing} kind={kind} />
          {t(`footer.payment.${kind}`)}
        </li>
      ))}
      {pictures?.map(({ image, name }) => (
        <li key={image} className={styles.mark}>
          <LazyImage className={styles.drawing} src={image} alt={name} width={48} height={32} />
        </li>
      ))}
    </ul>
  )
}
