import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

/** The calls that change a disk. */
const calls = [
  'appendFileSync',
  'copyFileSync',
  'cpSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'truncateSync',
  'utimesSync',
  'writeFileSync',
] as const
type Call = (typeof calls)[number]

/** The calls that a full disk refuses. */
const needSpace: readonly Call[] = [
  'appendFileSync',
  'copyFileSync',
  'cpSync',
  'linkSync',
  'mkdirSync',
  'symlinkSync',
  'writeFileSync',
]

/** What happens at a call: the process is killed in the middle of it, or the disk is full until something is removed. */
export type Fault = 'killed' | 'disk full'

/** The process is killed: no code runs after it that changes anything. */
export class Killed extends Error {}

/**
 * Runs `act`, and lets the nth call that changes the disk fail, and all later ones that the fault concerns. Returns the
 * number of calls, and the error of `act`.
 */
export async function withFault(
  fault: Fault,
  nth: number,
  act: () => unknown,
): Promise<{ calls: number; error?: unknown }> {
  const originals = Object.fromEntries(calls.map((call) => [call, fs[call]]))
  let count = 0
  let isOver = false
  let hasEnded = false
  const restore = () => {
    Object.assign(fs, originals)
    syncBuiltinESMExports()
  }
  for (const call of calls) {
    const original = fs[call] as (...args: unknown[]) => unknown
    const replaced = (...args: unknown[]) => {
      // Code that was loaded meanwhile keeps what it has imported.
      if (hasEnded) return original(...args)
      // A call may make others, which do not count.
      restore()
      try {
        if (fault === 'disk full' && !needSpace.includes(call)) {
          if (call === 'rmSync' && count >= nth && fs.lstatSync(args[0] as string, { throwIfNoEntry: false }))
            isOver = true
          return original(...args)
        }
        if (isOver) return original(...args)
        count++
        if (count < nth) return original(...args)
        if (count === nth) doHalf(call, args)
      } finally {
        patch()
      }
      throw fault === 'killed' ? new Killed() : Object.assign(new Error('full'), { code: 'ENOSPC', path: args[0] })
    }
    replacements.set(call, replaced)
  }
  patch()
  try {
    await act()
    return { calls: count }
  } catch (error) {
    return { calls: count, error }
  } finally {
    hasEnded = true
    restore()
  }
}

const replacements = new Map<Call, unknown>()

function patch() {
  Object.assign(fs, Object.fromEntries(replacements))
  syncBuiltinESMExports()
}

/** Does the first part of a call that is not atomic. */
function doHalf(call: Call, [path, content]: unknown[]) {
  if (call === 'writeFileSync' || call === 'appendFileSync')
    fs[call](path as string, (content as string | Buffer).slice(0, (content as string).length / 2))
  if (call === 'rmSync' && fs.lstatSync(path as string, { throwIfNoEntry: false })?.isDirectory()) {
    const [first] = fs.readdirSync(path as string)
    if (first) fs.rmSync(join(path as string, first), { recursive: true })
  }
}
