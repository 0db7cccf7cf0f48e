import { observer } from 'mobx-react-lite'
import { createElement } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Block } from '#manifest'
import { useStores } from '../shell/stores.ts'
import { Boundary } from '../ui/boundary.tsx'
import { componentOf, forgetFailures } from '../ui/lazy-with-retry.ts'
import { useAccess } from './registry-context.ts'

/**
 * Says why a page offers nothing to play, where a restriction hides one of its blocks. The live region stays mounted, so that
 * the notice is announced when the restriction begins.
 */
export const RestrictionNotice = observer(function RestrictionNotice({ blocks }: { blocks: readonly Block[] }) {
  const { restriction } = useStores()
  const access = useAccess()
  const { current } = restriction
  return (
    <div role="status" data-restriction>
      {current && blocks.some(access.isWithheld) && (
        <ErrorBoundary fallback={null} onError={forgetFailures}>
          <Boundary fallback={null}>{createElement(componentOf(current.notice))}</Boundary>
        </ErrorBoundary>
      )}
    </div>
  )
})
