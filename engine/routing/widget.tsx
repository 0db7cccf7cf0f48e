import { createElement } from 'react'
import type { Block } from '#manifest'
import type { FirstCode, FirstRead, Load, PageItems, Registry } from '../registry.ts'
import { componentOf, registerLoaded } from '../ui/lazy-with-retry.ts'
import { withStyleSheets } from '../ui/style-sheets.ts'
import { useRegistry } from '../shell/registry-context.ts'
import { withInner } from './inner-blocks.ts'

/** The slots whose widgets are components. */
type SlotName = Exclude<keyof Registry, 'guards' | 'sports' | 'chats'>
type PropsOf<Loader> = Loader extends Load<infer Props extends object> ? Props : never

/** A widget’s load function without the type of its options: inside a generic, `use` and options cannot be related. */
const loadOf = <Slot extends SlotName>(registry: Registry, slot: Slot, use: keyof Registry[Slot]) =>
  registry[slot][use] as Load<object>

/** A block of the manifest with what its code exports for the first render. */
export interface BlockCode {
  block: Block
  firstRead: FirstRead<Block> | undefined
  firstCode: FirstCode<Block> | undefined
  pageItems: PageItems<Block> | undefined
}

/** Fetches the code of a widget, which then renders without suspending. */
export async function fetchWidget<Slot extends SlotName>(registry: Registry, slot: Slot, use: keyof Registry[Slot]) {
  const load = loadOf(registry, slot, use)
  const code = await withStyleSheets(load)
  registerLoaded(load, code.default)
  return code
}

/**
 * Fetches the code of blocks, and of those inside of them, ahead of the first render and returns what came. A block whose code fails
 * to load shows its error in its place.
 */
export async function fetchBlocks(blocks: readonly Block[], registry: Registry): Promise<BlockCode[]> {
  const codes = await Promise.allSettled(
    withInner(blocks).map(async (block) => {
      const { firstRead, firstCode, pageItems } = await fetchWidget(registry, 'blocks', block.use)
      return { block, firstRead, firstCode, pageItems }
    }),
  )
  return codes.flatMap((code) => (code.status === 'fulfilled' ? code.value : []))
}

interface WidgetProps<Slot extends SlotName, Use extends keyof Registry[Slot]> {
  slot: Slot
  use: Use
  options: PropsOf<Registry[Slot][Use]>
}

/** Renders the widget of that name in that slot; suspends until its code has loaded. */
export function Widget<Slot extends SlotName, Use extends keyof Registry[Slot]>({
  slot,
  use,
  options,
}: WidgetProps<Slot, Use>) {
  return createElement(componentOf(loadOf(useRegistry(), slot, use)), options)
}
