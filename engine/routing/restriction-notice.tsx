import { observer } from 'mobx-react-lite'
import { createElement } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Block } from '#manifest'
import type { PageNote } from '../shell/page-note.ts'
import type { Restriction } from '../shell/restriction-store.ts'
import { useStores } from '../shell/stores.ts'
import { Boundary } from '../ui/boundary.tsx'
import { Failure } from '../ui/failure.tsx'
import { componentOf, forgetFailures } from '../ui/lazy-with-retry.ts'
import { withInner } from './inner-blocks.ts'
import { useAccess } from './use-access.ts'
import styles from './page.module.css'

/**
 * Says why blocks are not shown, where a restriction hides one of them. The live region stays mounted, so that the notice is
 * announced when the restriction begins.
 */
export const RestrictionNotice = observer(function RestrictionNotice({ blocks }: { blocks: readonly Block[] }) {
  const access = useAccess()
  const found = withInner(blocks).flatMap((block) => access.withheld(block) ?? [])
  // One that closes everything comes before a step that would open a part.
  return <NoticeOf restriction={found.find(({ closes }) => !closes) ?? found[0]} />
})

/** The notice of a restriction; announced when it begins. */
export const NoticeOf = ({ restriction }: { restriction: Restriction | undefined }) => (
  <div role="status" data-restriction>
    {restriction && <Part load={restriction.notice} isNeeded={restriction.closes !== undefined} />}
  </div>
)

/** What domains add to a page. */
export const Notes = observer(function Notes({
  page,
  place,
}: {
  page: Parameters<PageNote['place']>[0]
  place: 'above' | 'below'
}) {
  const notes = useStores().notes.filter((each) => each.place(page) === place)
  return notes.length === 0 ? null : (
    <div className={styles.notes}>
      {notes.map(({ load }, index) => (
        <Part key={index} load={load} />
      ))}
    </div>
  )
})

interface PartProps {
  load: Restriction['notice']
  /** Whether a failure is shown, because the player cannot go on without it; otherwise it is left out until the next page. */
  isNeeded?: boolean
}

const Part = ({ load, isNeeded }: PartProps) => (
  <ErrorBoundary
    fallbackRender={({ resetErrorBoundary }) => isNeeded && <Failure onRetry={resetErrorBoundary} />}
    onError={forgetFailures}
  >
    <Boundary fallback={null}>{createElement(componentOf(load))}</Boundary>
  </ErrorBoundary>
)
