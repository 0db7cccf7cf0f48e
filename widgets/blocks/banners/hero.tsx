import { useTranslation } from 'react-i18next'
import type { Banner } from '#api'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { useScroller } from '#engine/ui/use-scroller.ts'
import { Art } from './art.tsx'
import styles from './hero.module.css'
import { Words } from './words.tsx'

/** Carousel of the main banners, one at a time, without autoplay. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation()
  const { ref, measure, scroll, view, atStart, atEnd } = useScroller()
  return (
    <section className={styles.hero} aria-label={t('banners.label')}>
      <ul
        ref={ref}
        className={styles.slides}
        role="list"
        aria-label={t('banners.label')}
        tabIndex={0}
        onScroll={measure}
      >
        {banners.map((banner, index) => (
          <li key={banner.id} className={styles.slide}>
            <Art banner={banner} as="banner" first={index === 0} />
            <Words banner={banner} level="h2" buttonClass={buttonClass.primary} />
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {banners.length > 1 && (
          <>
            <Step back disabled={atStart} onClick={() => scroll(-1)} />
            {banners.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                aria-label={t('banners.position', { number: index + 1, total: banners.length })}
                aria-current={index === view ? 'true' : undefined}
                onClick={() => scroll(index - view)}
              />
            ))}
            <Step disabled={atEnd} onClick={() => scroll(1)} />
          </>
        )}
      </div>
    </section>
  )
}

interface StepProps {
  back?: boolean
  disabled: boolean
  onClick: () => void
}

/** Stays focusable when disabled at the end of the list, so that keyboard focus is not lost. */
function Step({ back = false, disabled, onClick }: StepProps) {
  const { t } = useTranslation()
  return (
    <Button
      kind="plain"
      className={styles.step}
      aria-label={t(back ? 'banners.previous' : 'banners.next')}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={back ? 'chevron-left' : 'chevron-right'} mirrored />
    </Button>
  )
}
