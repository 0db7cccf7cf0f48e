import { useState, type ChangeEvent, type FormEvent } from 'react'
import type { ScheduledPublication } from '../../shared/calls.ts'
import { cancelPublication, schedulePublication } from '../calls/api.ts'
import { momentOf, momentWords, NoSuchTime } from '../../../manifest-tools/time/zoned.ts'
import { isZone } from '../../../manifest-tools/rules/time-zone.ts'
import { isComing } from './coming.tsx'
import { dateTime, inZone } from './date-time.ts'

interface ScheduleProps {
  id: string
  /** The brand’s zone, if its manifest has one. */
  zone: unknown
  schedule: readonly ScheduledPublication[]
  message: string
  /** Why nothing can be scheduled; empty if something can. */
  why: string
  onChange: () => void
}

const here = Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = Intl.supportedValuesOf('timeZone')

/** Publishes the saved manifest at a time in the brand’s zone, and shows what is to come and what failed. */
export function Schedule({ id, zone: own, schedule, message, why, onChange }: ScheduleProps) {
  const [local, setLocal] = useState('')
  const [zone, setZone] = useState(() => (typeof own === 'string' && isZone(own) ? own : here))
  const [failure, setFailure] = useState('')
  const act = (call: Promise<unknown>) => {
    setFailure('')
    return call.then(
      () => {
        setLocal('')
        onChange()
      },
      (error: Error) => setFailure(error.message),
    )
  }
  /** An error is about what was typed: it goes once that is changed. */
  const type = (change: (text: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    setFailure('')
    change(event.target.value)
  }
  const plan = (event: FormEvent) => {
    event.preventDefault()
    void act(schedulePublication(id, { local, zone, ...(message && { message }) }))
  }
  return (
    <>
      <h3>Publish later</h3>
      <form className="schedule" onSubmit={plan}>
        <label>
          <span>Time</span>
          <input type="datetime-local" required value={local} onChange={type(setLocal)} />
        </label>
        <label>
          <span>Zone</span>
          <input type="text" list="zones" required value={zone} onChange={type(setZone)} />
        </label>
        <datalist id="zones">
          {zones.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <button type="submit" className="button small" disabled={why !== ''} aria-describedby="schedule-why">
          Schedule
        </button>
      </form>
      <p className="quiet" role="status">
        {wordsOf(local, zone)}
      </p>
      <p className="quiet" id="schedule-why">
        {why || 'What is saved now goes live then, with the message above, whatever is changed until then.'}
      </p>
      <p role="alert" className="bad">
        {failure}
      </p>
      <ul className="versions">
        {schedule
          .filter(({ state }) => state !== 'published')
          .toReversed()
          .slice(0, 8)
          .map((entry) => (
            <li key={entry.id}>
              <p>
                <strong>{inZone(entry.due, entry.zone)}</strong>{' '}
                {entry.state === 'failed' && <span className="badge bad">not published</span>}
                {entry.state === 'cancelled' && <span className="badge">cancelled</span>}
              </p>
              <p className="quiet">
                {entry.zone !== here && `${dateTime(entry.due)} here, `}
                scheduled by {entry.by}
                {entry.message && `: “${entry.message}”`}
                {entry.cancelledBy && `; cancelled by ${entry.cancelledBy}`}
              </p>
              {entry.reason && (
                <p className="bad" role="status">
                  {entry.reason}
                </p>
              )}
              {isComing(entry) && (
                <button
                  type="button"
                  className="button small"
                  disabled={why.startsWith('As ')}
                  onClick={() => void act(cancelPublication(id, entry.id))}
                >
                  Cancel this publication
                </button>
              )}
            </li>
          ))}
      </ul>
    </>
  )
}

/** What the entered time means; nothing while there is none. */
function wordsOf(local: string, zone: string): string {
  if (!local) return ''
  try {
    const moment = momentOf(local, zone)
    return `${momentWords(moment, zone)}${zone === here ? '' : `, ${dateTime(moment.instant.toISOString())} here`}.`
  } catch (error) {
    if (error instanceof NoSuchTime) return error.message
    throw error
  }
}
