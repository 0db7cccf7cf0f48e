import type { Banner } from '#api'
import { BannerLink } from './banner-link.tsx'
import { targetOf } from '#engine/ui/link-target.ts'
import styles from './words.module.css'

interface WordsProps {
  banner: Banner
  level: 'h2' | 'h3'
  /** Class of the button, which is rendered only if the banner has a usable link. */
  buttonClass: string
}

/** A banner’s title, text and button. Without `buttonText` the title is the link. */
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
