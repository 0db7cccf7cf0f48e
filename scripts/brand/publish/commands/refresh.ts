import { InvalidArgumentError, type Command } from 'commander'
import { contentOf } from '../../../publish/render/content.ts'
import { repeat } from '../repeat.ts'
import { expectBuild, expectPublished, onSite, platformOption, siteOption } from '../site-options.ts'

interface Options {
  site: string
  build: string
  platform?: string
  every?: number
}

const help = `
Examples:
  npm run brand -- refresh                          the live version of every brand
  npm run brand -- refresh lumina --site /srv/site
  npm run brand -- refresh --site s3://bucket/prefix
  npm run brand -- refresh --every 15               again every 15 minutes, until it is stopped

Reads the content of pages again ("prerender.content" in the manifest), and rewrites the pages that show something else
since: no version, manifest or asset changes. Run it from a timer, at least twice within "prerender.maxAge". It requires the
build that the brand was published with. A page stays as it is while the platform does not answer what it shows.

Exit codes: 0 refreshed, 1 not all of it, 2 misuse. With --every: 0 stopped, 2 misuse.`

/** Adds `brand refresh`. */
export function addRefresh(program: Command) {
  program
    .command('refresh')
    .argument('[id...]', 'brand ids (default: all)')
    .description('read the content of published pages again')
    .addOption(siteOption())
    .option('--build <folder>', 'folder of the build', 'dist')
    .addOption(platformOption())
    .option('--every <minutes>', 'keep running, and refresh again after so many minutes', asMinutes)
    .addHelpText('after', help)
    .action(async (ids: string[], { site, build, platform, every }: Options, self: Command) => {
      if (every !== undefined) {
        const options = ['--site', site, '--build', build, ...(platform === undefined ? [] : ['--platform', platform])]
        process.exitCode = await repeat(['refresh', ...ids, ...options], every)
        return
      }
      expectBuild(build, self)
      const { refresh } = await import('../refresh.ts')
      process.exitCode = await onSite(site, async (store) => {
        await expectPublished(store, site, self, ...ids)
        const brands = ids.length > 0 ? ids : await store.brands()
        return refresh(store, brands, { build, content: contentOf({ platform }) })
      })
    })
}

function asMinutes(text: string): number {
  const minutes = Number(text)
  // Timers take no longer times than 24 days.
  if (!(minutes > 0 && minutes < 35_000)) throw new InvalidArgumentError('It must be a number of minutes.')
  return minutes
}
