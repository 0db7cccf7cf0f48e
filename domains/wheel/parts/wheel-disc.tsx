import type { Ref } from 'react'
import type { Award } from '#api'
import type { Language } from '#manifest'
import { AwardArt } from './award-art.tsx'
import { awardKind, isMoney } from './award-kind.ts'
import { numberText } from '#engine/i18n/formats.ts'
import { usePrizeLabel } from './use-prize-label.ts'
import { discRadius, sectorPath, viewBox } from './wheel-geometry.ts'
import styles from './wheel-disc.module.css'

/** Until the awards are loaded. */
const blank = Array.from({ length: 12 }, () => null)

interface WheelDiscProps {
  /** Clockwise, starting at the top. */
  awards: readonly Award[]
  language: Language
  ref?: Ref<SVGSVGElement> | undefined
}

/** The rotating part of the wheel, in its own layer, so that it is painted once. */
export function WheelDisc({ awards, language, ref }: WheelDiscProps) {
  const sectors = awards.length > 0 ? awards : blank
  const step = 360 / sectors.length
  const tints = tintsOf(sectors)
  return (
    <svg ref={ref} className={styles.disc} viewBox={viewBox} aria-hidden>
      <defs>
        <radialGradient id="wheel-depth">
          <stop className={styles.deep} offset=".2" stopOpacity=".62" />
          <stop className={styles.deep} offset=".62" stopOpacity="0" />
          <stop className={styles.deep} offset=".9" stopOpacity="0" />
          <stop className={styles.deep} offset="1" stopOpacity=".5" />
        </radialGradient>
      </defs>
      {sectors.map((award, place) => (
        <g key={place} className={tints[place]} transform={`rotate(${(place + 0.5) * step})`}>
          <path className={styles.ground} d={sectorPath(step, discRadius)} />
          {award && <Label award={award} language={language} scale={Math.min(1, step / 30)} />}
        </g>
      ))}
      <circle r={discRadius} fill="url(#wheel-depth)" />
      {sectors.map((_, place) => (
        <g key={place} transform={`rotate(${place * step})`}>
          <path className={styles.bar} d={`M0-40V-${discRadius}`} />
          <circle className={styles.shadow} cx="1" cy="-173.5" r="4.6" />
          <circle className={styles.peg} cy="-175" r="4.2" />
        </g>
      ))}
    </svg>
  )
}

interface LabelProps {
  award: Award
  language: Language
  scale: number
}

function Label({ award, language, scale }: LabelProps) {
  const kind = awardKind(award)
  const prizeLabel = usePrizeLabel()
  return (
    <g transform={`translate(0 -122) scale(${scale})`}>
      {isMoney(award) && (
        <text className={styles.value} y="-14">
          {numberText(award.value, language)}
        </text>
      )}
      {(isMoney(award) || kind === 'prize') && (
        <text className={styles.currency} y="3">
          {isMoney(award) ? 'TND' : shortened(prizeLabel(award))}
        </text>
      )}
      <g transform={kind === 'lost' || kind === 'freeSpin' ? 'translate(0 -12)' : 'translate(0 31) scale(.84)'}>
        <AwardArt kind={kind} />
      </g>
    </g>
  )
}

/** A sector has room for a dozen letters. */
const shortened = (label: string) => (label.length > 12 ? `${label.slice(0, 11)}…` : label)

/** Money prizes alternate between two tints, so that neighbours differ. */
function tintsOf(sectors: readonly (Award | null)[]): (string | undefined)[] {
  let count = 0
  return sectors.map((award) => {
    const kind = award ? awardKind(award) : 'value'
    if (kind !== 'value' && kind !== 'prize') return styles[kind]
    return count++ % 2 ? styles.second : styles.first
  })
}
