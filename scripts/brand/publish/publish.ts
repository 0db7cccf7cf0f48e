import { dirname } from 'node:path'
import { formatText } from '#manifest-tools/check/format.ts'
import { brandCommand } from '../brand-command.ts'
import { artFolder } from '../../publish/pictures/art.ts'
import { openBuild } from '../../publish/render/brand-pages.ts'
import { isExpired } from '../../publish/store/preview-record.ts'
import type { PublishOptions, PublishResult } from '../../publish/store/publish-brands.ts'
import type { SiteStore } from '../../publish/store/site-store.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'

type Options = Omit<PublishOptions, 'build' | 'art'> & { site: string; build: string }

/** Publishes brands and prints the result; returns the exit code. */
export async function publish(
  store: SiteStore,
  manifests: Manifests,
  ids: string[],
  { site, build, ...options }: Options,
): Promise<number> {
  const start = performance.now()
  await store.removePreviews((preview) => isExpired(preview), options.by)
  const opened = openBuild(build)
  const art = artFolder(dirname(manifests.path('base')))
  const { report, refused, brands } = await store.publish(manifests, ids, { ...options, build: opened, art })
  if (report.diagnostics.length > 0) console.log(`${formatText(report)}\n`)
  for (const reason of refused) console.error(`error: ${reason}`)
  if (brands.length === 0) {
    console.error('Nothing was published.')
    return 1
  }
  for (const brand of brands) console.log(describe(brand, site))
  const published = brands.filter(({ isNew }) => isNew).length
  console.log(
    `\n${published} published, ${brands.length - published} unchanged · build ${opened.version} · ${Math.round(performance.now() - start)} ms`,
  )
  return 0
}

const mostChanges = 12

function describe({ record, from, isNew }: PublishResult['brands'][number], site: string): string {
  const { brand, version, hosts, changes } = record
  if (!isNew) return `${brand}  version ${version} is already live, nothing changed`
  const rest = changes.length - mostChanges
  const lines = [
    ...changes.slice(0, mostChanges),
    ...(rest > 0 ? [`and ${rest} more: ${brandCommand(['versions', brand, '--json'], { site })}`] : []),
  ]
  return [
    `${brand}  version ${from ? `${from.version} → ${version}` : version}, live at ${hosts.join(', ')}`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n')
}
