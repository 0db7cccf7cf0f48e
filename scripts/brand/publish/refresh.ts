import { openBuild } from '../../publish/render/brand-pages.ts'
import type { Refreshed, RefreshOptions } from '../../publish/store/refresh.ts'
import type { SiteStore } from '../../publish/store/site-store.ts'

type Options = Omit<RefreshOptions, 'build'> & { build: string }

/** Refreshes brands, and prints what became of each that wants content; returns the exit code. */
export async function refresh(
  store: SiteStore,
  ids: readonly string[],
  { build, ...options }: Options,
): Promise<number> {
  let failures = 0
  for await (const refreshed of store.refresh(ids, { ...options, build: openBuild(build) })) {
    const { brand } = refreshed
    const [text, hasFailed] = describe(refreshed)
    if (hasFailed) failures++
    if (hasFailed) console.error(`error: ${brand}  ${text}`)
    else console.log(`${brand}  ${text}`)
  }
  return failures > 0 ? 1 : 0
}

function describe(refreshed: Refreshed): [text: string, hasFailed: boolean] {
  switch (refreshed.state) {
    case 'read': {
      const { changed, unread, reasons } = refreshed
      const kept = unread > 0 ? `, ${unread} ${unread === 1 ? 'stays' : 'stay'} as before` : ''
      const why = reasons.length > 0 ? `: ${listed(reasons)}` : ''
      return [`${changed} ${changed === 1 ? 'page' : 'pages'} changed${kept}${why}`, reasons.length > 0]
    }
    case 'without content':
      return ['its manifest wants no content, or --platform must say where it is', false]
    case 'other build':
      return ['was not published with this build: publish it again', true]
    case 'not published':
      return ['is not published', false]
  }
}

/** So many reasons are printed in full. */
const mostReasons = 3

const listed = (reasons: readonly string[]) =>
  [
    ...reasons.slice(0, mostReasons),
    ...(reasons.length > mostReasons ? [`${reasons.length - mostReasons} more`] : []),
  ].join('; ')
