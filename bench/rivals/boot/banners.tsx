import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Banner } from '../../../schemas/generated/api.ts'
import { Link } from '../../../engine/routing/link.tsx'
import { buttonClass } from '../../../engine/ui/button.tsx'
import art from '../../../widgets/blocks/banners/art.module.css'
import area from '../../../widgets/blocks/banners/banner-link.module.css'
import banners from '../../../widgets/blocks/banners/banners.module.css'
import hero from '../../../widgets/blocks/banners/hero.module.css'
import second from '../../../widgets/blocks/banners/second.module.css'
import words from '../../../widgets/blocks/banners/words.module.css'
import { Row, Waiting } from './row.tsx'
import { lobby } from './stores.ts'

/** A banner’s picture. The first one is preloaded (bench/boot/boot-rivals.ts). */
const Picture = ({ image, first = false }: { image: string; first?: boolean }) => (
  <div className={art.frame}>
    <img
      className={art.art}
      src={image}
      alt=""
      width={1200}
      height={480}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
    />
  </div>
)

interface WordsProps {
  banner: Banner
  level: 'h2' | 'h3'
  button: string
}

const Words = ({ banner: { title, text, link, buttonText }, level: Heading, button }: WordsProps) => (
  <div className={words.words}>
    <Heading className={words.title}>{title}</Heading>
    <p className={words.text}>{text}</p>
    {buttonText && (
      <div className={words.action}>
        <Link className={`${area.link} ${button}`} to={link}>
          {buttonText}
        </Link>
      </div>
    )}
  </div>
)

function Hero({ shown }: { shown: Banner[] }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [view, setView] = useState(0)
  return (
    <section className={hero.hero} aria-label={t('banners.label')}>
      <ul
        ref={list}
        className={hero.slides}
        role="list"
        aria-label={t('banners.label')}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setView(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {shown.map((banner, index) => (
          <li key={banner.id} className={hero.slide}>
            <Picture image={banner.image} first={index === 0} />
            <Words banner={banner} level="h2" button={buttonClass.primary} />
          </li>
        ))}
      </ul>
      <div className={hero.controls}>
        {shown.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            className={hero.dot}
            aria-label={t('banners.position', { number: index + 1, total: shown.length })}
            aria-current={index === view ? 'true' : undefined}
            onClick={() => list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })}
          />
        ))}
      </div>
    </section>
  )
}

/** The carousel, and the second list below it. */
export const Banners = observer(function Banners() {
  const { t } = useTranslation()
  const all = lobby.banners
  return (
    <div className={banners.banners} data-place="home" data-layout="stacked">
      {all ? (
        <Hero shown={all.filter(({ priority }) => priority >= 0)} />
      ) : (
        <div>
          <Waiting className={hero.waiting} />
          <div className={hero.controls} />
        </div>
      )}
      <Row heading={t('banners.more')}>
        {all ? (
          all
            .filter(({ priority }) => priority < 0)
            .map((banner) => (
              <li key={banner.id} className={second.card}>
                <Picture image={banner.image} />
                <Words banner={banner} level="h3" button={second.button ?? ''} />
              </li>
            ))
        ) : (
          <li className={second.waiting}>
            <Waiting height="100%" />
          </li>
        )}
      </Row>
    </div>
  )
})
