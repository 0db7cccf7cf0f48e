import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs the `brand` command with these arguments again and again, each time in a process of its own, so that a new build is used from
 * then on. A signal ends it after the run under way. Returns the exit code: that of misuse, else 0.
 */
export async function repeat(args: readonly string[], minutes: number): Promise<number> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  while (!stop.signal.aborted) {
    // In a group of its own, which Ctrl+C does not reach.
    const child = spawn(process.execPath, [process.argv[1]!, ...args], { stdio: 'inherit', detached: true })
    if ((await exitCode(child)) === misuse) return misuse
    await wait(minutes * 60_000, undefined, { signal: stop.signal }).catch(() => undefined)
  }
  return 0
}

const misuse = 2

const exitCode = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
