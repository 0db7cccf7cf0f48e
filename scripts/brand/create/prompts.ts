import type { Readable, Writable } from 'node:stream'
import { isCancel, text } from '@clack/prompts'

interface Question {
  message: string
  initial?: string
  problem(answer: string): string | undefined
}

interface Terminal {
  input?: Readable
  output?: Writable
}

/** Asks on the terminal until the answer will do; undefined where the operator gave up. */
export async function ask(
  { message, initial, problem }: Question,
  terminal: Terminal = {},
): Promise<string | undefined> {
  const validate = (answer = '') => problem(answer.trim())
  const answer = await text({ message, ...(initial ? { initialValue: initial } : {}), validate, ...terminal })
  return isCancel(answer) ? undefined : answer.trim()
}
