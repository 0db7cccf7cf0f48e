import type { Ref } from 'react'
import type { Award } from '#api'
import type { Language } from '#manifest'
import { WheelDisc } from './wheel-disc.tsx'
import { discRadius, sectorPath, viewBox } from './wheel-geometry.ts'
import styles from './wheel-picture.module.css'

const lamps = Array.from({ length: 24 }, (_, place) => place * 15 + 7.5)
/** Every other lamp. */
const halves = [0, 1].map((half) => lamps.filter((_, place) => place % 2 === half))

interface WheelPictureProps {
  awards: readonly Award[]
  language: Language
  /** The URL of the picture in the hub. */
  icon: string
  /** The lamps run while it `turns`; the sector under the pointer glows once it has `landed`. */
  state?: 'rests' | 'turns' | 'landed'
  disc?: Ref<SVGSVGElement>
  pointer?: Ref<SVGSVGElement>
}

/**
 * The wheel of fortune, as wide as its container; its awards are also listed as text beside it. Moving and blinking
 * parts are separate drawings, so that the browser paints each once and only composites them.
 */
export const WheelPicture = ({ awards, language, icon, state = 'rests', disc, pointer }: WheelPictureProps) => (
  <div className={styles.wheel} data-state={state}>
    <svg viewBox={viewBox} aria-hidden>
      <Rim />
    </svg>
    {halves.map((angles) => (
      <svg key={angles[0]} className={styles.lights} viewBox={viewBox} aria-hidden>
        <Lights angles={angles} />
      </svg>
    ))}
    <WheelDisc ref={disc} awards={awards} language={language} />
    <svg viewBox={viewBox} aria-hidden>
      <Gloss />
    </svg>
    {state === 'landed' && (
      <svg className={styles.glow} viewBox={viewBox} aria-hidden>
        <path d={sectorPath(360 / (awards.length || 12), discRadius - 4)} />
      </svg>
    )}
    <svg viewBox={viewBox} aria-hidden>
      <Hub icon={icon} />
    </svg>
    <svg ref={pointer} className={styles.pointer} viewBox={viewBox} aria-hidden>
      <Pointer />
    </svg>
  </div>
)

const Rim = () => (
  <>
    <defs>
      <linearGradient id="wheel-rim" x2="0" y2="1">
        <stop className={styles.light} />
        <stop className={styles.middle} offset=".42" />
        <stop className={styles.dark} offset="1" />
      </linearGradient>
      <linearGradient id="wheel-metal" x2=".6" y2="1">
        <stop className={styles.shine} />
        <stop className={styles.metal} offset=".45" />
        <stop className={styles.dull} offset="1" />
      </linearGradient>
    </defs>
    <circle r="211.5" fill="url(#wheel-metal)" />
    <circle r="208" fill="url(#wheel-rim)" />
    <circle r="188.5" fill="url(#wheel-metal)" />
    {lamps.map((angle) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <circle className={styles.socket} cy="-198.2" r="6.4" />
        <circle className={styles.off} cy="-198.2" r="4.6" />
      </g>
    ))}
  </>
)

const Lights = ({ angles }: { angles: number[] }) =>
  angles.map((angle) => (
    <g key={angle} transform={`rotate(${angle})`}>
      <circle className={styles.halo} cy="-198.2" r="10" />
      <circle className={styles.bulb} cy="-198.2" r="4.6" />
    </g>
  ))

const Gloss = () => (
  <>
    <defs>
      <radialGradient id="wheel-gloss" cx=".5" cy=".04" r=".72">
        <stop className={styles.sheen} stopOpacity=".34" />
        <stop className={styles.sheen} offset=".55" stopOpacity=".05" />
        <stop className={styles.sheen} offset="1" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="wheel-shade" x2="0" y2="1">
        <stop className={styles.dark} offset=".5" stopOpacity="0" />
        <stop className={styles.dark} offset="1" stopOpacity=".42" />
      </linearGradient>
    </defs>
    <circle r={discRadius} fill="url(#wheel-shade)" />
    <circle r={discRadius} fill="url(#wheel-gloss)" />
  </>
)

const Hub = ({ icon }: { icon: string }) => (
  <>
    <circle className={styles.cast} cy="5" r="47" />
    <circle r="45" fill="url(#wheel-metal)" />
    <circle r="40" fill="url(#wheel-rim)" />
    <circle className={styles.plate} r="34" />
    <image href={icon} x="-23" y="-23" width="46" height="46" />
  </>
)

const Pointer = () => (
  <>
    <path fill="url(#wheel-metal)" d="M0-157-18.4-193.4A21 21 0 1 1 18.4-193.4Z" />
    <path className={styles.needle} d="M0-165-14-194.5A16 16 0 1 1 14-194.5Z" />
    <circle fill="url(#wheel-metal)" cy="-203" r="7.5" />
    <circle className={styles.jewel} cx="-2" cy="-205" r="2.6" />
  </>
)
