import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Promotion } from '#api'
import { ContentLink } from '#engine/routing/content-link.tsx'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { Facts } from './facts.tsx'
import { Period } from './period.tsx'
import styles from './promotions.module.css'

interface PromotionCardProps {
  promotion: Promotion
  onOpen: () => void
}

/** A promotion’s card: picture, title, text, period and buttons. */
export const PromotionCard = observer(function PromotionCard({ promotion, onOpen }: PromotionCardProps) {
  const { t } = useTranslation('user')
  const { title, text, image, imageSizes, button, terms } = promotion
  return (
    <li className={styles.card}>
      <LazyImage className={styles.image} src={image} srcSet={imageSizes} as="card" width={1200} height={480} />
      <div className={styles.body}>
        <Period promotion={promotion} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <Facts promotion={promotion} />
        <div className={styles.actions}>
          {button?.text && (
            <ContentLink className={buttonClass.primary} link={button.link}>
              {button.text}
            </ContentLink>
          )}
          <Button
            kind="quiet"
            aria-haspopup="dialog"
            aria-label={t('promotions.detailsOf', { title })}
            onClick={onOpen}
          >
            {t('promotions.details')}
          </Button>
          {terms && (
            <ContentLink className={styles.terms} link={terms}>
              {t('promotions.terms')}
            </ContentLink>
          )}
        </div>
      </div>
    </li>
  )
})
