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

/** Prompts until the input is valid; undefined if cancelled. */
export async function ask(
  { message, initial, problem }: Question,
  terminal: Terminal = {},
): Promise<string | undefined> {
  const validate = (answer = '') => problem(answer.trim())
  const answer = await text({ message, ...(initial ? { initialValue: initial } : {}), validate, ...terminal })
  return isCancel(answer) ? undefined : answer.trim()
}
