import { useLayoutEffect, useState } from 'react'
import { raise } from './top-layer.ts'

/** Answers an element with these attributes over everything, open windows too, to render into by a portal: it moves from window to window. */
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
