import { createElement, lazy, type ComponentType } from 'react'
import type { Block } from '#manifest'
import type { Load, Registry } from '../registry.ts'
import { useRegistry } from './registry-context.ts'

type SlotName = Exclude<keyof Registry, 'guards'>
type PropsOf<Loader> = Loader extends Load<infer Props> ? Props : never

const components = new Map<Load<object>, ComponentType<object>>()
const failed = new Set<Load<object>>()

/** Lets code that could not be loaded be asked for again: React keeps a failure for good. */
export function forgetFailedLoads() {
  for (const load of failed) components.delete(load)
  failed.clear()
}

async function loadOnce(load: Load<object>) {
  try {
    return await load()
  } catch (error) {
    failed.add(load)
    throw error
  }
}

/** The component behind a load function: the same one at each call, so that React keeps its state. */
function componentOf(load: Load<object>): ComponentType<object> {
  const component = components.get(load) ?? lazy(() => loadOnce(load))
  components.set(load, component)
  return component
}

/** Takes in the code of a widget: from now on it renders at once. */
export function takeCode<Props>(load: Load<Props>, code: ComponentType<Props>) {
  components.set(load as Load<object>, code as ComponentType<object>)
}

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
export function Widget<Slot extends SlotName, Use extends keyof Registry[Slot]>({ slot, use, options }: WidgetProps<Slot, Use>) {
  const load = useRegistry()[slot][use] as Load<object>
  return createElement(componentOf(load), options as object)
}
