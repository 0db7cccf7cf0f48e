import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { Verification } from '#manifest'
import { verificationStore } from '#domains/verification/verification-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Begin } from './begin.tsx'
import { OtherDevice } from './other-device.tsx'
import { Outcome } from './outcome.tsx'
import { Progress } from './progress.tsx'
import { useLinkOffer } from './use-link-offer.ts'
import { VendorFrame } from './vendor-frame.tsx'
import styles from './verification.module.css'

/** Where the player sends something: in the vendor’s frame on this page, or on another device. */
type Place = 'here' | 'other-device' | null

/** What the page shows in each state. A player who has begun finds the vendor’s frame again after a reload. */
export const States = observer(function States({ vendor }: { vendor: Verification }) {
  const { session } = useStores()
  const { shown, isOpen } = useStore(verificationStore)
  const [chosen, setPlace] = useState<Place>(null)
  const parts = useRef<HTMLDivElement>(null)
  const offersLink = useLinkOffer()
  useEffect(() => {
    if (!isOpen) setPlace(null)
  }, [isOpen])
  // The button that was used is gone.
  useEffect(() => {
    if (chosen !== null) parts.current?.focus({ preventScroll: true })
  }, [chosen])
  if (!shown) return null
  const { status, reasons } = shown
  const place = chosen ?? (status === 'in-progress' ? 'here' : null)
  const onOtherDevice = offersLink ? () => setPlace('other-device') : undefined
  return (
    <div
      ref={parts}
      tabIndex={-1}
      className={styles.parts}
      data-verification={status}
      data-place={isOpen ? place : undefined}
    >
      <Progress status={status} />
      {!isOpen || (status === 'more-needed' && place === null) ? (
        <Outcome
          status={status}
          reasons={reasons}
          {...(isOpen && { onContinue: () => setPlace('here'), onOtherDevice })}
        />
      ) : place === 'other-device' ? (
        <OtherDevice onHere={() => setPlace('here')} />
      ) : place === 'here' ? (
        <VendorFrame key={session.user?.id} vendor={vendor} onOtherDevice={onOtherDevice} />
      ) : (
        <Begin onHere={() => setPlace('here')} onOtherDevice={onOtherDevice} />
      )}
    </div>
  )
})
