import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  ph: string
  name: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  /** CPU time of the thread in microseconds. */
  tdur?: number
  args: { name?: string; data?: { interactionId?: number; duration?: number } }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/**
 * Runs `work` and returns how many milliseconds each task of the pages’ main threads took, from a performance mark on if one is
 * named: CPU time of the thread, so that other load does not count.
 */
export async function tasksDuring(cdp: CDPSession, work: () => Promise<unknown>, mark?: string): Promise<number[]> {
  const events = await traceOf(cdp, 'toplevel,blink.user_timing', work)
  const from = events.find(({ name }) => name === mark)?.ts ?? 0
  return tasksOf(events)
    .filter(({ ts }) => ts >= from)
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** An interaction: its time until the next paint, and how much of that the main thread worked (CPU time), in milliseconds. */
export interface Interaction {
  toPaint: number
  busy: number
}

/** Runs `work` and returns the interactions of the page meanwhile, and the tasks of its main thread (CPU time). */
export async function interactionsDuring(cdp: CDPSession, work: () => Promise<unknown>) {
  const events = await traceOf(cdp, 'toplevel,devtools.timeline', work)
  const tasks = tasksOf(events)
  const interactions = events.flatMap((event): Interaction[] => {
    const { interactionId, duration = 0 } = event.args.data ?? {}
    if (event.name !== 'EventTiming' || event.ph !== 'b' || !interactionId) return []
    const own = tasks.filter((task) => threadOf(task) === threadOf(event))
    const busy = own.reduce((sum, task) => sum + within(task, event.ts, event.ts + duration * 1000), 0)
    return [{ toPaint: duration, busy: busy / 1000 }]
  })
  return { interactions, tasks: tasks.map(({ tdur = 0 }) => tdur / 1000) }
}

/** The CPU time of a task between two moments, of which it may cover a part. */
function within({ ts, dur = 0, tdur = 0 }: TraceEvent, from: number, to: number): number {
  const overlap = Math.min(ts + dur, to) - Math.max(ts, from)
  return overlap > 0 && dur > 0 ? (tdur * overlap) / dur : 0
}

/** The tasks of the pages’ main threads. */
function tasksOf(events: readonly TraceEvent[]): TraceEvent[] {
  const main = new Set(events.filter(({ ph, args }) => ph === 'M' && args.name === 'CrRendererMain').map(threadOf))
  return events.filter(
    (event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && main.has(threadOf(event)),
  )
}

/** Runs `work` and returns what the browser traced of it. */
async function traceOf(cdp: CDPSession, categories: string, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) events.push(event as TraceEvent)
  }
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories })
  await work()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  return events
}
