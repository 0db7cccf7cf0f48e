import { observer } from 'mobx-react-lite'
import { useLayoutEffect } from 'react'
import type { VerificationBlock } from '#manifest'
import { verificationStore } from '#domains/verification/verification-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { States } from './states.tsx'
import { Unavailable } from './unavailable.tsx'

/** The verification of the player’s identity: what is to be done, the vendor’s frame, and what became of it. */
export default observer(function Verification(_options: VerificationBlock) {
  const { manifest } = useStores()
  const { verification, follow } = useStore(verificationStore)
  const vendor = manifest.verification
  const isThere = vendor !== undefined && verification.status !== 'absent'
  // A layout effect, so that it runs before what is shown reads the state itself: `follow` reads it too.
  useLayoutEffect(() => (isThere ? follow() : undefined), [isThere, follow])
  if (!isThere) return <Unavailable />
  return (
    <Loadable resource={verification} skeleton={<Skeleton height="320px" />}>
      {() => <States vendor={vendor} />}
    </Loadable>
  )
})
