import { existsSync, lstatSync, realpathSync, rmSync, symlinkSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join, relative, basename } from 'node:path'
import { buildParts } from '../build-name.ts'
import { pagesOf, type Shown, type SiteState } from '../published.ts'
import { holderOf, layout, linkOf } from './layout.ts'
import { makeLater } from './make-later.ts'

/**
 * Makes the links that servers follow, of the hosts and brands that the last change of a site concerns: all hosts of a brand show
 * another version at once, and a host that gets another brand always shows one of the two.
 */
export function makeLinks(site: string, { brands, hosts, last }: SiteState) {
  const ofBrands = last.hosts.flatMap((host) => hosts[host]?.brand ?? [])
  const ids = [...new Set([...ofBrands, ...last.entries.flatMap(({ brand }) => brand ?? [])])]
  for (const host of last.hosts) if (hosts[host]) prepareHost(site, host, hosts[host])

  const losing = last.hosts.flatMap((host) => {
    const before = holderOf(site, host)
    return before !== undefined && before !== hosts[host]?.brand ? before : []
  })
  const lost = (id: string) => losing.filter((each) => each === id).length
  // Brands that lose hosts come last, so that each host already shows its new brand.
  for (const id of ids.toSorted((a, b) => lost(a) - lost(b))) {
    const { live, versions = {} } = brands[id] ?? {}
    if (live === undefined) {
      rmSync(layout.current(site, id), { force: true })
      continue
    }
    point(layout.current(site, id), join(site, pagesOf(id, versions[live]!)))
    for (const host of last.hosts)
      if (hosts[host]?.brand === id) point(layout.host(site, host), join(layout.current(site, id), 'hosts', host))
  }
  for (const host of last.hosts) {
    const shown = hosts[host]
    if (!shown) rmSync(dirname(layout.host(site, host)), { recursive: true, force: true })
    else if (shown.brand === undefined) point(layout.host(site, host), join(site, shown.root))
  }
}

/**
 * Links what a host shares with others into its root, and gives files that differ from what it shows now later times: servers detect
 * changes by a file’s size and its modification time in seconds.
 */
function prepareHost(site: string, host: string, shown: Shown) {
  const root = realOf(join(site, shown.root))
  const before = realOf(layout.host(site, host))
  if (!root || before === root) return
  if (!shown.root.startsWith('frames/')) linkShared(realpathSync(site), root, shown)
  if (!before) return
  makeLater(root, [before])
  const [pictures, earlier] = [realOf(join(root, 'brands')), realOf(join(before, 'brands'))]
  if (pictures && earlier && pictures !== earlier) makeLater(pictures, [earlier])
}

/** Returns a path without links; undefined if there is nothing. */
const realOf = (path: string) => (existsSync(path) ? realpathSync(path) : undefined)

/** Links the build and the pictures into a root, and the root itself as the folder of its first language. */
function linkShared(site: string, root: string, { build, pictures, languages = [] }: Shown) {
  const targets: [name: string, target: string][] = [
    ['assets', join(site, 'assets')],
    ...buildParts.map((name): [string, string] => [name, join(site, 'builds', build, name)]),
    ...(pictures ? [['brands', join(site, 'pictures', pictures, 'brands')] as [string, string]] : []),
    ...(languages[0] ? [[languages[0], root] as [string, string]] : []),
  ]
  for (const [name, target] of targets) {
    const link = join(root, name)
    // Versions of older releases have some of these as files.
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(root, target) || '.', link)
  }
}

/** Points a symbolic link to another target atomically. */
export function point(link: string, target: string) {
  const path = relative(dirname(link), target)
  const next = join(dirname(link), `.${basename(link)}.partial`)
  rmSync(next, { force: true })
  const before = linkOf(link)
  if (before === path) return
  mkdirSync(dirname(link), { recursive: true })
  if (before === undefined) return symlinkSync(path, link)
  symlinkSync(path, next)
  renameSync(next, link)
}
