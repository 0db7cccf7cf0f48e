import type { Banner } from '#api'
import { BannerLink } from './banner-link.tsx'
import { targetOf } from '#engine/ui/link-target.ts'
import styles from './words.module.css'

interface WordsProps {
  banner: Banner
  level: 'h2' | 'h3'
  /** The look of the button; it shows only where it leads somewhere. */
  buttonClass: string
}

/** A banner’s headline, sentence and button. Without a button’s text the headline is the link. */
export function Words({ banner: { title, text, link, buttonText }, level: Heading, buttonClass }: WordsProps) {
  return (
    <div className={styles.words}>
      <Heading className={styles.title}>
        {buttonText ? (
          title
        ) : (
          <BannerLink link={link} className={styles.plain}>
            {title}
          </BannerLink>
        )}
      </Heading>
      <p className={styles.text}>{text}</p>
      {buttonText && targetOf(link) && (
        <div className={styles.action}>
          <BannerLink link={link} className={buttonClass}>
            {buttonText}
          </BannerLink>
        </div>
      )}
    </div>
  )
}
