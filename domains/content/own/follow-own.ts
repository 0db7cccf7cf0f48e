import { reaction } from 'mobx'
import type { Language } from '#manifest'
import type { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { Listed } from './own-content.ts'
import { ownItems, timesOf } from './own-items.ts'

/** Keeps the brand’s own items in a list right: at the minute when one begins or ends, and in the other theme. Sends nothing. */
export function followOwn<Kind extends keyof Listed>(
  stores: Stores,
  kind: Kind,
  listIn: (language: Language) => Resource<Listed[Kind][]>,
) {
  const { manifest, theme, language, http } = stores
  /** Of every item that the brand has or had: previews change them while they run. */
  const names = new Set<unknown>()
  async function refresh() {
    const list = listIn(language.current)
    if (!list.value) return
    for (const { id } of manifest.content?.[kind] ?? []) names.add(id)
    const own: Listed[Kind][] = await ownItems(stores, kind, language.current, http.now())
    const platform = list.value.filter(({ id }) => !names.has(String(id)))
    list.receive([...own, ...platform])
  }
  atEach(timesOf(manifest, kind), http.now, () => void refresh())
  // At once too: a page’s file has the pictures of the brand’s default theme.
  reaction(
    () => [theme.current, language.current, manifest.content?.[kind]],
    () => void refresh(),
    { fireImmediately: true },
  )
}

/** A timer is late in a tab that sleeps, and the server’s clock is known better with each response. */
const longestMs = 60_000

/** Runs at each of these times that is still to come, in milliseconds since 1970. */
export function atEach(times: readonly number[], now: () => number, run: () => void) {
  const next = Math.min(...times.filter((time) => time > now()))
  if (next === Infinity) return
  const wait = () =>
    setTimeout(
      () => {
        if (now() < next) return wait()
        run()
        return atEach(times, now, run)
      },
      Math.min(longestMs, next - now()),
    )
  wait()
}
