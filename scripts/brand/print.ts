import { Option, type Command } from 'commander'
import { hostChanges } from '#engine/manifest/for-host.ts'
import { merge } from '#engine/manifest/merge.ts'
import { originsOf } from '#engine/manifest/origins.ts'
import { child, valueAt, type JsonObject } from '#engine/manifest/pointer.ts'
import { suggest } from '#engine/manifest/suggest.ts'
import { inSchemaOrder } from './explain/schema.ts'
import { openManifests } from './manifests-option.ts'
import { opener } from './open-brand.ts'
import { printed } from './printed.ts'

interface Options {
  own?: boolean
  why?: boolean
  host?: string
}

const help = `
Examples:
  npm run brand -- print lumina                      all its settings, those of its parents merged in
  npm run brand -- print lumina --why                beside each value, the file and line that set it
  npm run brand -- print lumina --own                what its own file says
  npm run brand -- print lumina --host m.example     as it is on the mirror m.example

What --why writes is JSON with comments; without it, it is JSON.`

/** Adds `brand print`. */
export function addPrint(program: Command) {
  program
    .command('print')
    .argument('<id>', 'the brand, or one of the manifests that brands extend')
    .description('print a brand’s whole manifest, and where each value comes from')
    .option('--resolved', 'with the settings of all parents merged in (so it is, unless --own is asked for)')
    .addOption(new Option('--own', 'only what the brand’s own file says').conflicts(['resolved', 'host']))
    .option('--why', 'beside each value, the file and line that set it')
    .option('--host <name>', 'with what differs on this host')
    .addHelpText('after', help)
    .action((id: string, { own, why, host }: Options, command: Command) => {
      const manifests = openManifests(command)
      const { manifest, layers } = opener(command, manifests)(id)
      const shown = own ? layers.slice(-1) : layers
      const { value, moved } =
        host === undefined ? { value: manifest, moved: same } : onHost(manifest, hostNamed(host, manifest, command))
      const noteOf = (pointer: string) => {
        const origin = originsOf(moved(pointer), shown).pop()
        return origin
          ? `${manifests.path(origin.layer)}:${origin.line}${moved(pointer) === pointer ? '' : ` (host ${host})`}`
          : ''
      }
      console.log(printed(own ? layers[layers.length - 1]!.value : inSchemaOrder(value), why ? noteOf : undefined))
    })
}

const same = (pointer: string) => pointer

/** The manifest as it holds on a host; `moved` tells where a value stands. */
function onHost(manifest: JsonObject, host: string) {
  const at = child('/hosts', host)
  const differing = hostChanges(manifest, host)
  const moved = (pointer: string) => {
    if (!pointer || valueAt(differing, pointer) === undefined) return pointer
    return pointer.startsWith('/api') ? `${at}/api` : `${at}${pointer}`
  }
  return { value: merge(manifest, differing), moved }
}

function hostNamed(host: string, manifest: JsonObject, command: Command): string {
  const hosts = Object.keys((manifest.hosts ?? {}) as JsonObject)
  if (hosts.includes(host)) return host
  const meant = suggest(host, hosts)
  const names = hosts.length > 0 ? `its hosts: ${hosts.join(', ')}` : 'it has no hosts'
  return command.error(
    `error: the brand is not on the host ${host} (${names})${meant ? `\n(Did you mean ${meant}?)` : ''}`,
  )
}
