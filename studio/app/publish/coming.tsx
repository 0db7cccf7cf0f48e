import { useState } from 'react'
import type { ScheduledPublication } from '../../shared/calls.ts'
import { cancelPublication } from '../calls/api.ts'
import { inZone } from './date-time.ts'

/** What an action makes live: a version by its number, a new one, or nothing. */
export type MadeLive = number | 'new' | 'nothing'

/** Whether a publication is still to happen. */
export const isComing = ({ state }: ScheduledPublication) => state === 'waiting' || state === 'begun'

/** Says what an action does to a scheduled publication, which goes live over the version that it was scheduled over alone. */
export function comingWords({ due, zone, live, at }: ScheduledPublication, madeLive: MadeLive): string {
  const scheduled = `A publication is scheduled for ${inZone(due, zone)}`
  if (madeLive === 'nothing')
    return `${scheduled}. It keeps the settings that were saved at ${inZone(at, zone)}, and goes live with them.`
  if (madeLive === live) return `${scheduled}: it will still go live, over this version.`
  const over = live === undefined ? 'before the brand was live' : `over version ${live}`
  return `${scheduled}. It was scheduled ${over}: once another version is live, it is not made. Schedule it again afterwards.`
}

interface ComingProps {
  id: string
  schedule: readonly ScheduledPublication[]
  madeLive: MadeLive
  /** Why it cannot be cancelled; empty if it can. */
  why: string
  onChange: () => void
}

/** The publications that are to come, each with what an action does to it, and a button to cancel it. */
export function Coming({ id, schedule, madeLive, why, onChange }: ComingProps) {
  const [failure, setFailure] = useState('')
  const cancel = (number: string) => {
    setFailure('')
    void cancelPublication(id, number).then(onChange, (error: Error) => setFailure(error.message))
  }
  return schedule.filter(isComing).map((entry) => (
    <div key={entry.id} className="note">
      <p>{comingWords(entry, madeLive)}</p>
      <p className="row">
        <button
          type="button"
          className="button small"
          disabled={why !== ''}
          title={why || undefined}
          onClick={() => cancel(entry.id)}
        >
          Cancel that publication
        </button>
      </p>
      {failure && (
        <p role="alert" className="bad">
          {failure}
        </p>
      )}
    </div>
  ))
}
