import { Option, type Command } from 'commander'
import { hostChanges } from '#manifest-tools/layers/for-host.ts'
import { merge } from '#manifest-tools/json/merge.ts'
import { child, valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import { placeWords, provenanceOf } from '#manifest-tools/layers/provenance.ts'
import { suggest } from '#manifest-tools/check/suggest.ts'
import { inSchemaOrder } from '#manifest-tools/explain/schema.ts'
import { openManifests } from '../manifests-option.ts'
import { opener } from '../open-brand.ts'
import { printed } from './printed.ts'

interface Options {
  own?: boolean
  why?: boolean
  host?: string
}

const help = `
Examples:
  npm run brand -- print lumina                      all settings, including those of its parents
  npm run brand -- print lumina --why                with the file and line of each value
  npm run brand -- print lumina --own                only its own file
  npm run brand -- print lumina --host m.example     as on the mirror m.example

The output is JSON; with --why, JSON with comments.`

/** Adds `brand print`. */
export function addPrint(program: Command) {
  program
    .command('print')
    .argument('<id>', 'id of a brand or a parent')
    .description('print a brand’s resolved manifest, and where each value comes from')
    .option('--resolved', 'include the settings of all parents (the default)')
    .addOption(new Option('--own', 'only the brand’s own file').conflicts(['resolved', 'host']))
    .option('--why', 'add the file and line of each value')
    .option('--host <name>', 'apply the settings of this host')
    .addHelpText('after', help)
    .action((id: string, { own, why, host }: Options, command: Command) => {
      const manifests = openManifests(command)
      const { manifest, layers } = opener(command, manifests)(id)
      const shown = own ? layers.slice(-1) : layers
      const { value, moved } =
        host === undefined ? { value: manifest, moved: same } : onHost(manifest, hostNamed(host, manifest, command))
      const noteOf = (pointer: string) => {
        const set = provenanceOf(
          moved(pointer),
          { layers: shown, manifest: own ? undefined : manifest },
          manifests.path,
        )
        return set ? `${placeWords(set)}${moved(pointer) === pointer ? '' : ` (host ${host})`}` : ''
      }
      console.log(printed(own ? layers[layers.length - 1]!.value : inSchemaOrder(value), why ? noteOf : undefined))
    })
}

const same = (pointer: string) => pointer

/** Returns the manifest of a host; `moved` returns the pointer where a value is set. */
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
  const suggestion = suggest(host, hosts)
  const names = hosts.length > 0 ? `its hosts: ${hosts.join(', ')}` : 'it has no hosts'
  return command.error(
    `error: the brand is not on the host ${host} (${names})${suggestion ? `\n(Did you mean ${suggestion}?)` : ''}`,
  )
}
