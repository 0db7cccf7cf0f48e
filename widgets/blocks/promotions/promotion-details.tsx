import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Promotion } from '#api'
import { ContentLink } from '#engine/routing/content-link.tsx'
import { useContentHead } from '#engine/routing/use-head.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Picture } from '#engine/ui/picture.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import { SafeHtml } from '#engine/ui/safe-html.tsx'
import { Facts } from './facts.tsx'
import { Period } from './period.tsx'
import styles from './promotions.module.css'

interface PromotionDetailsProps {
  promotion: Promotion
  onClose: () => void
}

/** A promotion’s details in a modal. */
export const PromotionDetails = observer(function PromotionDetails({ promotion, onClose }: PromotionDetailsProps) {
  const { t } = useTranslation('user')
  const { title, text, html, image, imageSizes, terms, button } = promotion
  useContentHead({ title, description: text, image, values: { text } })
  return (
    <Modal title={title} size="medium" onClose={onClose}>
      <div className={styles.details}>
        <Picture className={styles.large} src={image} srcSet={imageSizes} as="banner" width={1200} height={480} />
        <Period promotion={promotion} />
        <p>{text}</p>
        <Facts promotion={promotion} />
        <SafeHtml className={styles.html} html={html} />
        <div className={styles.actions}>
          {button?.text && (
            <ContentLink className={buttonClass.primary} link={button.link}>
              {button.text}
            </ContentLink>
          )}
          {terms && (
            <ContentLink className={buttonClass.quiet} link={terms}>
              {t('promotions.terms')}
            </ContentLink>
          )}
        </div>
      </div>
    </Modal>
  )
})
