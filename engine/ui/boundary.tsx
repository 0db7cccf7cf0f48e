import { createContext, Suspense, use, useId, useLayoutEffect, useState, type ReactNode } from 'react'
import { useHydrating } from './use-hydrating.ts'

/** Follows the boundaries of a page’s HTML file: each is rendered once in Node, and taken over once by the browser. */
export interface Boundaries {
  onRendered?(id: string): void
  onHydrated?(id: string): void
  /** Called in Node for each icon that is not in the engine’s first file. */
  onOtherIcon?(): void
}

export const BoundariesContext = createContext<Boundaries>({})

interface BoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Those of a fallback are not in the file, although it may have been rendered while its content was loading. */
const none: Boundaries = {}

/** React’s `Suspense`, which takes a part of the page’s HTML file over on its own. */
export function Boundary({ fallback, children }: BoundaryProps) {
  return (
    <Suspense fallback={<BoundariesContext value={none}>{fallback}</BoundariesContext>}>
      <Mark />
      {children}
    </Suspense>
  )
}

function Mark() {
  const { onRendered, onHydrated } = use(BoundariesContext)
  const id = useId()
  const isHydrating = useHydrating()
  const [isOfFile] = useState(isHydrating)
  onRendered?.(id)
  useLayoutEffect(() => {
    if (isOfFile) onHydrated?.(id)
  }, [id, isOfFile, onHydrated])
  return null
}
