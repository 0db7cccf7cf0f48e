import { stdin, stdout } from 'node:process'
import { isCancel, password as askPassword } from '@clack/prompts'
import { InvalidArgumentError, type Command } from 'commander'

/** A player to sign in as. */
export interface Credentials {
  login: string
  password: string
}

/** Returns the player of `--login` and `--password`. Prompts for the password on a terminal, so that it does not end up in the shell history. */
export async function credentialsOf(
  { login, password }: Partial<Credentials>,
  command: Command,
): Promise<Credentials | undefined> {
  if (login === undefined)
    return password === undefined ? undefined : command.error('error: --password requires --login')
  if (password !== undefined) return { login, password }
  if (!stdin.isTTY || !stdout.isTTY) return command.error('error: --login requires --password without a terminal')
  const typed = await askPassword({ message: `Password of ${login}` })
  return isCancel(typed) ? command.error('error: signing in requires a password') : { login, password: typed }
}

/** Parses an origin such as `https://api.lumina.example`. */
export function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new InvalidArgumentError('It must start with http:// or https://.')
  if (url.pathname !== '/' || url.search)
    throw new InvalidArgumentError(`Remove everything after ${url.origin} (paths are added to it).`)
  return url.origin
}

/** Parses a number of seconds. */
export function toSeconds(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0)) throw new InvalidArgumentError('It must be a positive number of seconds.')
  return seconds
}
