import { useLayoutEffect, useState } from 'react'
import { raise } from './top-layer.ts'

/**
 * Returns a popover element with these attributes, above everything including modal windows, as the target of a portal.
 */
export function useLayer(attributes: Readonly<Record<string, string>>): HTMLElement {
  const [layer] = useState(() => {
    const element = document.createElement('div')
    for (const [name, value] of Object.entries({ popover: 'manual', ...attributes })) element.setAttribute(name, value)
    return element
  })
  useLayoutEffect(() => {
    document.body.append(layer)
    raise(layer)
    return () => layer.remove()
  }, [layer])
  return layer
}
