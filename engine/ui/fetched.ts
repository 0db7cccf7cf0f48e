import { createElement, lazy, type ComponentType } from 'react'

/** Fetches the code of a component. */
type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

const components = new Map<Fetch<object>, ComponentType<object>>()
const failed = new Set<Fetch<object>>()

/** Lets code that could not be had be asked for again: React keeps a failure for good. For boundaries, once they show it. */
export function forgetFailures() {
  for (const load of failed) components.delete(load)
  failed.clear()
}

async function once(load: Fetch<object>) {
  try {
    return await load()
  } catch (error) {
    failed.add(load)
    // Whoever waited may have left before a boundary could show it: the next to come is not to find it failed.
    setTimeout(forgetFailures, 1000)
    throw error
  }
}

/** The component behind a load function: the same one at each call, so that React keeps its state. Suspends until its code is there. */
export function componentOf<Props extends object>(load: Fetch<Props>): ComponentType<Props> {
  const key = load as Fetch<object>
  const component = components.get(key) ?? lazy(() => once(key))
  components.set(key, component)
  return component as ComponentType<Props>
}

/** Takes in the code of a component: from now on it renders at once. */
export function takeCode<Props>(load: Fetch<Props>, code: ComponentType<Props>) {
  components.set(load as Fetch<object>, code as ComponentType<object>)
}

/** React’s `lazy`, save that code which did not come is asked for again where the component is shown anew. */
export const fetched =
  <Props extends object>(load: Fetch<Props>): ComponentType<Props> =>
  (props) =>
    createElement(componentOf(load), props)
