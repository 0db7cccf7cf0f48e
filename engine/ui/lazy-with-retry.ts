import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createElement, lazy, type ComponentType } from 'react'
import { withStyleSheets } from './style-sheets.ts'

/** Loads the code of a component. */
type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

const components = new Map<Fetch<object>, ComponentType<object>>()
const failed = new Set<Fetch<object>>()

/**
 * Forgets failed loads, so that they are retried: React caches a failure forever. For error boundaries, when they show
 * one.
 */
export function forgetFailures() {
  for (const load of failed) components.delete(load)
  failed.clear()
}

const loads = observable.box(0)

/** React shows no content sooner than this after a fallback, in milliseconds. */
const throttleMs = 300

/**
 * Renders nothing, again after each load. React 19 drops the content of a boundary whose code arrives within `throttleMs` of a
 * fallback while other work waits, and shows the fallback until the next update of the page, whatever it is.
 */
export const AfterLoads = observer(function AfterLoads() {
  loads.get()
  return null
})

async function once(load: Fetch<object>) {
  try {
    const code = await withStyleSheets(load)
    setTimeout(() => runInAction(() => loads.set(loads.get() + 1)), throttleMs + 100)
    return code
  } catch (error) {
    failed.add(load)
    // If no boundary is left to show the failure, forget it, so that the next visit retries instead of seeing the
    // cached failure.
    setTimeout(forgetFailures, 1000)
    throw error
  }
}

/**
 * Returns the component of a load function, the same one for each call, so that React keeps its state. Suspends until
 * its code is loaded.
 */
export function componentOf<Props extends object>(load: Fetch<Props>): ComponentType<Props> {
  const key = load as Fetch<object>
  const component = components.get(key) ?? lazy(() => once(key))
  components.set(key, component)
  return component as ComponentType<Props>
}

/**
 * Registers loaded code of a component, which then renders without suspending. One that is known stays what it is, or React would
 * mount it again where it is on the screen.
 */
export function registerLoaded<Props>(load: Fetch<Props>, code: ComponentType<Props>) {
  const key = load as Fetch<object>
  if (!components.has(key)) components.set(key, code as ComponentType<object>)
}

/** Fetches the code of a component, which then renders without suspending. */
export async function fetchCode<Props extends object>(load: Fetch<Props>) {
  registerLoaded(load, (await withStyleSheets(load)).default)
}

/** Like React’s `lazy`, but retries a failed load when the component is mounted again. */
export const lazyWithRetry =
  <Props extends object>(load: Fetch<Props>): ComponentType<Props> =>
  (props) =>
    createElement(componentOf(load), props)
