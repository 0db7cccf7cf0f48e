import { useLayoutEffect, useRef } from 'react'
import type { BrandCard } from '../../shared/calls.ts'
import { Icon } from '../ui/icon.tsx'

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

function stateOf({ live, maintenance }: BrandCard): string {
  if (!live) return 'Not published'
  const closed = maintenance.some(({ state }) => state === 'closed') ? ', partly closed' : ''
  return `Version ${live.version} is live${closed}`
}

/** A brand on the wall, in its colours. */
export function Card({ brand }: { brand: BrandCard }) {
  const { id, name, logo, colours, languages, currency, errors, warnings, hosts } = brand
  const poster = useRef<HTMLDivElement>(null)
  // The policy of the page allows no style attributes in HTML, but styles that scripts set.
  useLayoutEffect(() => {
    for (const [token, colour] of Object.entries(colours)) poster.current?.style.setProperty(`--${token}`, colour)
  }, [colours])
  return (
    <a className="card" href={`#/brand/${id}`}>
      <div className="poster" ref={poster} aria-hidden="true">
        <span className="poster-bar">
          {logo && <img src={logo} alt="" />}
          <span className="poster-button" />
        </span>
        <span className="poster-hero" />
        <span className="poster-tiles">
          <i />
          <i />
          <i />
          <i />
        </span>
      </div>
      <h2>{name}</h2>
      <p className="quiet">{[currency, languages.join(' '), hosts[0]].filter(Boolean).join(' · ')}</p>
      <p className="quiet">{stateOf(brand)}</p>
      {errors + warnings > 0 && (
        <p className={errors > 0 ? 'bad' : 'warn'}>
          <Icon name="warning" />{' '}
          {[errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </a>
  )
}
