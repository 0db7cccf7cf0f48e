import { setTimeout as wait } from 'node:timers/promises'
import { type BackEnd, heartbeat } from './back-end.ts'
import { textFrame, textOf } from './frames.ts'
import type { Run, State } from './run.ts'

/** How long the page is refused, in milliseconds: in a full run and in a short one. */
const refusedFor = { full: 12_000, short: 1500 }

/** Makes a fault, runs `meanwhile`, and repairs it. Returns whether the page loses its connection. */
type Fault = (run: Run, meanwhile: (state: State) => Promise<void>, hasManyRuns: boolean) => Promise<boolean>

const isEvent = (frame: Buffer) => textOf(frame).startsWith('42')

/**
 * Messages that no server should send: two violate the protocol of websockets or Socket.IO, the others only their
 * event’s schema.
 */
const malformed = [
  { frame: Buffer.from([0xff, 0x02, 0x34, 0x32]), isFatal: true },
  { frame: textFrame('42["balance",{"balance":1'), isFatal: true },
  { frame: textFrame('42{"balance":1}'), isFatal: true },
  { frame: textFrame('42["balance",{"balance":"much","bonusBalance":null}]'), isFatal: false },
  { frame: textFrame('42["notification",{"type":"info","content":"words"}]'), isFatal: false },
  { frame: textFrame('42["jackpot",[{"id":"x","amount":"much"}]]'), isFatal: false },
  { frame: textFrame('42["fortuneWheel","ALLOWED"]'), isFatal: false },
] as const

/** The faults of one player’s line. */
export const connectionFaults: Record<string, Fault> = {
  async reset({ line }, meanwhile) {
    line.reset()
    await meanwhile('lost')
    return true
  },
  async 'a refusing server'({ line }, meanwhile, hasManyRuns) {
    await line.refuse()
    await meanwhile('lost')
    await wait(hasManyRuns ? refusedFor.full : refusedFor.short)
    await line.open()
    return true
  },
  async 'a silent black hole'({ line, chance }, meanwhile) {
    line.silence()
    await meanwhile('lost')
    await wait(heartbeat.pingInterval + heartbeat.pingTimeout + chance.whole(100, 1000))
    if (chance.next() < 0.5) line.reset()
    line.hear()
    return true
  },
  async 'dropped frames'({ line, chance }, meanwhile) {
    const part = chance.whole(3, 10) / 10
    line.replace = (frame) => (isEvent(frame) && chance.next() < part ? null : frame)
    await meanwhile('lost')
    line.replace = (frame) => frame
    line.reset()
    return true
  },
  async 'malformed frames'({ line, chance }, meanwhile) {
    const { frame, isFatal } = chance.pick(malformed)
    line.inject(frame)
    await meanwhile(isFatal ? 'on its way' : 'connected')
    return isFatal
  },
}

/** Stops and restarts the server for everybody. */
export async function restart(
  backEnd: BackEnd,
  runs: Run[],
  meanwhile: (run: Run, state: State) => Promise<void>,
): Promise<void> {
  await backEnd.stop()
  await wait(300)
  await backEnd.start()
  await Promise.all(runs.map((run) => meanwhile(run, 'on its way')))
}
