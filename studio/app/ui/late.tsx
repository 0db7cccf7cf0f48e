import { createElement, useEffect, useState, type ComponentType } from 'react'

/** Loads the code of a component. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of Studio with code of its own. It is fetched as soon as the browser is idle, so that it is there when the server is
 * gone; where it did not come, the part says so in its place, and tries again on demand.
 */
export function late<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let code: ComponentType<Props> | undefined
  const bring = () => load().then((part) => (code = part.default))
  whenIdle(() => void bring().catch(() => undefined))
  return function Late(props) {
    const [state, setState] = useState<'coming' | 'here' | 'lost'>('coming')
    useEffect(() => {
      if (state !== 'coming') return undefined
      let isOver = false
      const tell = (next: 'here' | 'lost') => isOver || setState(next)
      bring().then(
        () => tell('here'),
        () => tell('lost'),
      )
      return () => void (isOver = true)
    }, [state])
    if (code) return createElement(code, props)
    if (state !== 'lost') return <p className="quiet">Opening…</p>
    return (
      <p role="alert" className="bad">
        This part of Studio did not load.{' '}
        <button type="button" className="button small" onClick={() => setState('coming')}>
          Try again
        </button>
      </p>
    )
  }
}

/** Safari has no idle callback. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000)
