import type { Command } from 'commander'
import { openManifests } from '../../manifests-option.ts'
import { isOpen, scheduleOf, type Entry } from '../../../publish/schedule/schedule.ts'
import { zonedWords } from '#manifest-tools/time/zoned.ts'
import type { Note } from '../../../publish/store/audit.ts'
import { columns } from '../../columns.ts'
import { addNote, expectBrands, expectFolder } from '../site-options.ts'

interface Options extends Note {
  site: string
  at?: string
  zone?: string
  cancel?: string
  all?: boolean
}

const help = `
Examples:
  npm run brand -- schedule                                   what is scheduled
  npm run brand -- schedule lumina --at 2026-12-01T08:00 --zone Europe/Paris --message "winter"
  npm run brand -- schedule --cancel 1a2b3c4d

The manifest goes live as it is now, whatever is changed until then. Studio carries out what is due while it runs; without it,
run this every minute, for example from cron: npm run brand -- publish --due

A publication fails, and says why, if the check finds an error at that time, if another version went live since it was
scheduled, or if nothing ran for a day after it was due.`

/** Adds `brand schedule`. */
export function addSchedule(program: Command) {
  const command = program
    .command('schedule')
    .argument('[id]', 'brand id')
    .description('publish a brand at a time, list what is scheduled, or cancel it')
    .option('--site <folder>', 'folder of the site', 'site')
    .option('--at <time>', 'local time such as 2026-12-01T08:00')
    .option('--zone <zone>', 'zone of the time; the brand’s "timeZone", or this machine’s zone, without it')
    .option('--cancel <number>', 'cancel a scheduled publication')
    .option('--all', 'also list what has happened')
  addNote(command)
    .addHelpText('after', help)
    .action(async (id: string | undefined, options: Options, self: Command) => {
      const { site, at, by } = options
      expectFolder(site, self)
      if (options.cancel) {
        const { cancelScheduled } = await import('../schedule.ts')
        process.exitCode = cancelScheduled(site, options.cancel, by)
        return undefined
      }
      if (at !== undefined) {
        if (!id) return self.error('error: name the brand to publish')
        const manifests = openManifests(self)
        expectBrands([id], manifests.names(), self)
        const { scheduleBrand } = await import('../schedule.ts')
        process.exitCode = await scheduleBrand(manifests, id, { ...options, at })
        return undefined
      }
      const shown = scheduleOf(site).filter((entry) => (options.all || isOpen(entry)) && (!id || entry.brand === id))
      return console.log(shown.length > 0 ? table(shown) : nothing)
    })
}

const nothing = `Nothing is scheduled. To publish a brand later, for example:
  npm run brand -- schedule lumina --at 2026-12-01T08:00 --zone Europe/Paris`

const table = (entries: Entry[]) =>
  columns([
    ['number', 'brand', 'due', 'by', 'state', 'what'],
    ...entries.map(({ id, brand, due, zone, by, state, message, reason, version }) => [
      id,
      brand,
      zonedWords(new Date(due), zone),
      by,
      version === undefined ? state : `version ${version}`,
      reason ?? message ?? '',
    ]),
  ])
