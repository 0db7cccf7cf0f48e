import { refreshPages, type LivePages, type Refreshed, type RefreshOptions } from '../refresh.ts'
import type { Objects } from './objects.ts'
import { fullRecord } from './records.ts'
import { sentWith } from './sent.ts'
import { readState } from './state.ts'
import { rootOf } from './upload.ts'

/** Refreshes the pages of brands’ live versions, as `refreshFolder` does in a folder. */
export async function* refresh(
  objects: Objects,
  ids: readonly string[],
  options: RefreshOptions,
): AsyncGenerator<Refreshed> {
  for (const brand of ids) {
    const { state } = await readState(objects)
    const live = await fullRecord(objects, state, brand, state.brands[brand]?.live)
    if (live) yield await refreshPages(live, pagesOf(objects, brand, live.record.digest), options)
    else yield { brand, state: 'not published' }
  }
}

/** Another command that writes the same page at the same time is let through so many times. */
const mostAttempts = 8

const pagesOf = (objects: Objects, brand: string, digest: string): LivePages => ({
  read: async (host, name) => (await objects.get(`${rootOf(brand, digest, host)}/${name}`))?.text,
  async replace(host, name, { html, brotli }) {
    const key = `${rootOf(brand, digest, host)}/${name}`
    // The page is written only if nobody has since its copy was written, so that both are of the same command.
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const [page, copy] = [await objects.get(key), await objects.get(`${key}.br`)]
      if (!page || !copy) return false
      if (!(await objects.putIf(copy.tag, `${key}.br`, brotli, sentWith(`${name}.br`)))) continue
      if (await objects.putIf(page.tag, key, html, sentWith(name))) return true
    }
    throw new Error(`Other commands write ${key} all the time.`)
  },
})
