import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef } from 'react'
import Swiper from 'swiper'
import 'swiper/css'
import type { Bonus } from '#domains/account/offered-bonuses.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { BonusSlide } from '#domains/account/parts/bonus-slide.tsx'

interface BonusSliderProps {
  /** Prevents swiping. */
  disabled: boolean
  onChoose: (bonus: Bonus) => void
}

/** The bonuses, one slide per view with a 5 px gap; swiping selects (spec §2). */
export default observer(function BonusSlider(props: BonusSliderProps) {
  const { direction } = useStores().language
  return <Slides key={direction} {...props} />
})

/** Swiper reads the text direction only on creation. */
const Slides = observer(function Slides({ disabled, onChoose }: BonusSliderProps) {
  const { bonuses, bonus } = useStore(registrationStore)
  const root = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper>(null)
  const index = bonuses.indexOf(bonus)
  const show = useEffectEvent((shown: number) => {
    const chosen = bonuses[shown]
    if (chosen && chosen !== bonus) onChoose(chosen)
  })
  const first = useRef(index)

  useEffect(() => {
    if (!root.current) return undefined
    const speed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220
    const created = new Swiper(root.current, { slidesPerView: 1, spaceBetween: 5, initialSlide: first.current, speed })
    created.on('slideChange', ({ activeIndex }) => show(activeIndex))
    swiper.current = created
    return () => void created.destroy()
  }, [])

  useEffect(() => {
    if (!swiper.current) return
    swiper.current.allowTouchMove = !disabled
    swiper.current.slideTo(index)
  }, [index, disabled])

  return (
    <div ref={root} className="swiper">
      <div className="swiper-wrapper">
        {bonuses.map((each) => (
          <div key={each} className="swiper-slide" aria-hidden={each !== bonus}>
            <BonusSlide bonus={each} />
          </div>
        ))}
      </div>
    </div>
  )
})
