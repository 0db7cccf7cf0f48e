import { createHash } from 'node:crypto'
import { shellAround } from '../render/frame-pages.ts'
import type { Medium } from './objects.ts'
import type { Published } from './published.ts'
import { uploadShell } from './upload.ts'

interface User {
  frames: readonly string[]
  build: string
  hosts: readonly string[]
}

/** What shows frames: live brands, and previews. */
function usersOf({ brands, hosts, previews }: Published): User[] {
  const hostsOf = (id: string) => Object.keys(hosts).filter((host) => hosts[host]!.brand === id)
  const live = Object.entries(brands).flatMap(([id, { live: version, versions }]) => {
    const stored = version === undefined ? undefined : versions[version]
    return stored?.frames.length ? [{ ...stored, hosts: hostsOf(id) }] : []
  })
  return [...live, ...Object.values(previews)]
}

/** Returns the state with the shells of vendors’ HTML on frame origins, only for the brands that name them. */
export async function withFrames(medium: Medium, state: Published): Promise<Published> {
  const users = usersOf(state)
  const wanted = new Map<string, User[]>()
  for (const user of users) for (const origin of user.frames) wanted.set(origin, [...(wanted.get(origin) ?? []), user])
  const kept = Object.entries(state.hosts).filter(([, { root }]) => !root.startsWith('frames/'))
  const hosts = Object.fromEntries(kept)
  for (const [origin, around] of wanted) {
    const host = new URL(origin).hostname
    const [{ build }] = around as [User]
    // A brand’s own host is never replaced.
    if (hosts[host]) continue
    const page = await medium.get(`builds/${build}/provider-frame.html`)
    if (!page) throw new Error(`The build ${build} has no provider-frame.html.`)
    const html = shellAround(page.text, around.flatMap((user) => user.hosts.map((name) => `https://${name}`)).sort())
    const root = `frames/${createHash('sha256').update(html).digest('hex').slice(0, 12)}`
    await uploadShell(medium, root, html)
    hosts[host] = { root, build }
  }
  return { ...state, hosts }
}
