import type { Block } from '#manifest'
import type { Readable } from '../data/resource.ts'
import type { Registry } from '../registry.ts'
import { isBlockShown } from '../routing/access.ts'
import { fetchBlocks, type BlockCode } from '../routing/widget.tsx'
import type { Stores } from '../shell/stores.ts'
import { whenIdle } from '../ui/when-idle.ts'

/** How long the first render waits for responses, in milliseconds. The page has asked for most of them. */
const waitMs = 50

/** What blocks show, and the end of its reading. */
interface FirstReads {
  resources: readonly Readable[]
  end: Promise<unknown>
}

/** Fetches the code of the first blocks and of what they draw with, and returns what came. */
export async function fetchFirst(blocks: readonly Block[], stores: Stores, registry: Registry): Promise<BlockCode[]> {
  const codes = await fetchBlocks(blocks, registry)
  const shown = codes.filter(({ block }) => isBlockShown(block, registry, stores))
  await Promise.allSettled(shown.map(({ block, firstCode }) => firstCode?.(stores, registry, block)))
  return codes
}

/** Starts to read what the first blocks show, each thing once. */
export function startReads(codes: readonly BlockCode[], stores: Stores, registry: Registry): FirstReads {
  const shown = codes.filter(({ block }) => isBlockShown(block, registry, stores))
  const all = new Set(shown.flatMap(({ block, firstRead }) => firstRead?.(stores, block) ?? []))
  const resources = [...all].filter(({ status }) => status === 'idle')
  return { resources, end: Promise.all(resources.map((resource) => resource.load())) }
}

/** Waits for the reads of the first blocks, 50 ms at most, so that most of them are in the first render. */
export const waitBriefly = (end: Promise<unknown>) =>
  Promise.race([end, new Promise((over) => setTimeout(over, waitMs))])

/** Resolves once the reads that the page’s content answers have reached the stores. */
export const contentTaken = () => new Promise((resolve) => setTimeout(resolve))

/** Reads what came from the page’s content again, in the background: it may have changed since. */
export const readAgain = (resources: readonly Readable[]) =>
  whenIdle(() => {
    for (const resource of resources) void resource.load()
  })
