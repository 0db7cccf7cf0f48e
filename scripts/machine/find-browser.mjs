import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browsers, finder } from './choices.mjs'

/** Returns the path of a program on the PATH; empty if there is none. */
export function onPath(name) {
  try {
    const found = execFileSync(finder(process.platform), [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return found.split('\n')[0].trim()
  } catch {
    return ''
  }
}

/** Returns the path of this machine’s Chromium: `CHROMIUM`, else an installed one; empty if there is none. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const { names, files } = browsers(process.platform, process.env)
  for (const name of names) if (onPath(name)) return onPath(name)
  return files.find((file) => existsSync(file)) ?? ''
}
