import { setTimeout as pause } from 'node:timers/promises'

const intervalMs = 100

/** Reads a value until it holds or the time is over, and returns the last one. */
export async function readUntil<Value>(
  read: () => Promise<Value>,
  holds: (value: Value) => boolean,
  timeoutMs: number,
): Promise<Value> {
  const end = performance.now() + timeoutMs
  for (;;) {
    const value = await read()
    if (holds(value) || performance.now() > end) return value
    await pause(intervalMs)
  }
}
