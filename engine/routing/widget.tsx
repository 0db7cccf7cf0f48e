import { createElement } from 'react'
import type { Block } from '#manifest'
import type { Load, Registry } from '../registry.ts'
import { componentOf, takeCode } from '../ui/fetched.ts'
import { useRegistry } from './registry-context.ts'

type SlotName = Exclude<keyof Registry, 'guards'>
type PropsOf<Loader> = Loader extends Load<infer Props> ? Props : never

/** Fetches the code of blocks ahead of the first render. What cannot be had says so where it stands. */
export const fetchBlocks = (blocks: readonly Block[], registry: Registry) =>
  Promise.allSettled(
    blocks.map(async ({ use }) => {
      const load = registry.blocks[use] as Load<object>
      takeCode(load, (await load()).default)
    }),
  )

interface WidgetProps<Slot extends SlotName, Use extends keyof Registry[Slot]> {
  slot: Slot
  use: Use
  options: PropsOf<Registry[Slot][Use]>
}

/** Renders the widget of that name in that slot; suspends until its code is there. */
export function Widget<Slot extends SlotName, Use extends keyof Registry[Slot]>({
  slot,
  use,
  options,
}: WidgetProps<Slot, Use>) {
  const load = useRegistry()[slot][use] as Load<object>
  return createElement(componentOf(load), options as object)
}
