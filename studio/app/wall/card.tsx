import type { BrandCard } from '../../shared/calls.ts'
import { dateTime } from '../publish/date-time.ts'
import { Icon } from '../ui/icon.tsx'
import { Poster } from './poster.tsx'

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

function stateOf({ live, maintenance }: BrandCard): string {
  if (!live) return 'Not published'
  const closed = maintenance.some(({ state }) => state === 'closed') ? ', partly closed' : ''
  return `Version ${live.version} is live${closed}`
}

/** A brand on the wall. */
export function Card({ brand, token }: { brand: BrandCard; token: string }) {
  const { id, name, languages, currency, errors, warnings, hosts, next, failed } = brand
  return (
    <article className="card">
      <Poster brand={brand} token={token} />
      <h2>
        <a className="card-link" href={`#/brand/${id}`}>
          {name}
        </a>
      </h2>
      <p className="quiet">{[currency, languages.join(' '), hosts[0]].filter(Boolean).join(' · ')}</p>
      <p className="quiet">{stateOf(brand)}</p>
      {next && (
        <p className="quiet">
          Goes live {dateTime(next.due, next.zone)} {next.zone}
        </p>
      )}
      {failed && (
        <p className="bad">
          <Icon name="warning" /> Not published as scheduled: {failed}
        </p>
      )}
      {errors + warnings > 0 && (
        <p className={errors > 0 ? 'bad' : 'warn'}>
          <Icon name="warning" />{' '}
          {[errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </article>
  )
}
