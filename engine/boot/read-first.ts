import type { Block } from '#manifest'
import type { Registry } from '../registry.ts'
import { isBlockShown } from '../routing/access.ts'
import { fetchBlocks, type BlockCode } from '../routing/widget.tsx'
import type { Stores } from '../shell/stores.ts'
import { rememberPainted } from '../ui/lazy-image.tsx'

/** How long the first render waits for responses, in milliseconds. The shell’s script has asked for most of them. */
const patienceMs = 50

/** Fetches the code of the first blocks and of what they draw with, and returns what came. */
export async function fetchFirst(blocks: readonly Block[], stores: Stores, registry: Registry): Promise<BlockCode[]> {
  const codes = await fetchBlocks(blocks, registry)
  const shown = codes.filter(({ block }) => isBlockShown(block, registry, stores))
  await Promise.allSettled(shown.map(({ block, firstCode }) => firstCode?.(stores, registry, block)))
  return codes
}

/**
 * Reads what the first blocks show. Waits for it a moment, so that most is there in the first render, and until the end for the
 * block whose answer the painted page shows already, which then goes over into the first render.
 */
export async function readFirst(codes: readonly BlockCode[], stores: Stores, registry: Registry): Promise<void> {
  const reads = codes.flatMap(({ block, firstRead }) => {
    const resource = isBlockShown(block, registry, stores) ? firstRead?.(stores, block) : undefined
    return resource?.status === 'idle' ? { use: block.use, end: resource.load() } : []
  })
  await Promise.race([Promise.all(reads.map(({ end }) => end)), new Promise((end) => setTimeout(end, patienceMs))])
  const shown = takePainted()
  await reads.find(({ use }) => use === shown)?.end
}

/** Returns the block that the shell’s script has put an answer into, if any. From now on it puts none into the painted page. */
function takePainted(): string | undefined {
  const painted = document.getElementById('painted')
  for (const template of document.querySelectorAll('#painted template, template[data-for]')) template.remove()
  rememberPainted()
  return painted?.dataset.filled
}
