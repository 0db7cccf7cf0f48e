import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  ph: string
  name: string
  pid: number
  tid: number
  /** CPU time of the thread in microseconds. */
  tdur?: number
  args: { name?: string }
}

/** Runs `work` and returns how many milliseconds each task of the pages’ main threads took: CPU time of the thread, so that other load does not count. */
export async function tasksDuring(cdp: CDPSession, work: () => Promise<unknown>): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) events.push(event as TraceEvent)
  }
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel' })
  await work()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(events.filter(({ ph, args }) => ph === 'M' && args.name === 'CrRendererMain').map(threadOf))
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && main.has(threadOf(event)),
  )
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}
