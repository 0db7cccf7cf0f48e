import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appIcons } from './app-icons.ts'

const project = join(import.meta.dirname, '../../..')

/** Returns the folder of the brands’ images: next to the manifests, otherwise the project’s. */
export function artFolder(manifests: string): string {
  const beside = join(manifests, '../public')
  return existsSync(join(beside, 'brands')) ? beside : join(project, 'public')
}

/** Returns a function that reads a text in the folder by its address; rejects for one that is not there. */
export const textReader = (folder: string) => (address: string) => readFile(join(folder, address), 'utf8')

/**
 * Returns a function that reads the images in a manifest and the icons drawn from them, each once: existing addresses
 * such as `/brands/lumina/logo.svg`.
 */
export function artReader(folder: string): (manifest: unknown) => Map<string, Buffer> {
  const known = new Map<string, Buffer | undefined>()

  function read(address: string): Buffer | undefined {
    const file = join(folder, address)
    if (!known.has(address)) known.set(address, existsSync(file) ? readFileSync(file) : undefined)
    return known.get(address)
  }

  return (manifest) => {
    const addresses = addressesIn(manifest).flatMap((address) => [
      address,
      ...appIcons(address).map((icon) => icon.address),
    ])
    return new Map(
      addresses.flatMap((address) =>
        [read(address)].flatMap((content) => (content ? [[address, content] as const] : [])),
      ),
    )
  }
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/brands\/[\w./-]+\.\w+$/.test(value) && !value.includes('..') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}
