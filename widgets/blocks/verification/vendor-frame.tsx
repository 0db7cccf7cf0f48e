import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verification } from '#manifest'
import type { VerificationFailure } from '#domains/verification/contract.ts'
import { loadVendor } from '#domains/verification/load-vendor.ts'
import { verificationStore } from '#domains/verification/verification-store.ts'
import { useRegistry } from '#engine/shell/registry-context.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { CameraNotice } from './camera-notice.tsx'
import { FrameFailure } from './frame-failure.tsx'
import { OtherDeviceButton } from './other-device-button.tsx'
import styles from './verification.module.css'

interface VendorFrameProps {
  vendor: Verification
  onOtherDevice: (() => void) | undefined
}

/** The vendor’s page, where the player sends documents and a selfie. */
export function VendorFrame({ vendor, onOtherDevice }: VendorFrameProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Attempt
      key={attempt}
      vendor={vendor}
      isAgain={attempt > 0}
      onAgain={() => setAttempt(attempt + 1)}
      onOtherDevice={onOtherDevice}
    />
  )
}

interface AttemptProps extends VendorFrameProps {
  /** Whether the platform’s first token may be the reason of the failure before. */
  isAgain: boolean
  onAgain: () => void
}

const Attempt = observer(function Attempt({ vendor, isAgain, onAgain, onOtherDevice }: AttemptProps) {
  const { t } = useTranslation('verification')
  const element = useRef<HTMLDivElement>(null)
  const { state, failure } = useVendor(element, vendor, t('frame.label'), isAgain)
  return (
    <section className={classes(card.card, styles.frameCard)} aria-label={t('frame.label')} data-frame={state}>
      <CameraNotice />
      {state === 'loading' && (
        <div role="status">
          <span className="visually-hidden">{t('frame.loading')}</span>
          <Skeleton height="360px" />
        </div>
      )}
      {failure && <FrameFailure reason={failure} onRetry={onAgain} />}
      <div
        ref={element}
        className={styles.vendor}
        data-waiting={state === 'loading' ? '' : undefined}
        hidden={state === 'error'}
      />
      {onOtherDevice && <OtherDeviceButton onClick={onOtherDevice} />}
    </section>
  )
})

/** Runs the vendor’s code in an element while it is mounted. */
function useVendor(
  element: { readonly current: HTMLDivElement | null },
  vendor: Verification,
  title: string,
  isAgain: boolean,
) {
  const { language, theme } = useStores()
  const store = useStore(verificationStore)
  const { verifications } = useRegistry()
  const [state, setState] = useState<'loading' | 'ready' | 'error'>('loading')
  const [failure, setFailure] = useState<VerificationFailure>()
  const titleOf = useRef(title)

  useEffect(() => {
    const closers: (() => void)[] = []
    let isOpen = true
    const fail = (reason: VerificationFailure) => {
      if (!isOpen) return
      setFailure(reason)
      setState('error')
    }

    async function run() {
      const open = await loadVendor(vendor, verifications)
      const known = isAgain ? undefined : store.shown?.token
      const token = known ?? (await store.freshToken().catch(() => fail('token')))
      if (!isOpen || !element.current || token === undefined) return
      const opened = open(vendor, {
        element: element.current,
        title: titleOf.current,
        language: language.current,
        theme: theme.current,
        token,
        freshToken: store.freshToken,
        onReady() {
          setFailure(undefined)
          setState('ready')
        },
        onFailed: fail,
        onSubmitted: store.submitted,
        onChanged: store.refresh,
      })
      closers.push(
        opened.close,
        reaction(() => language.current, opened.languageChanged),
        reaction(() => theme.current, opened.themeChanged),
      )
    }
    void run().catch((error: unknown) => {
      console.warn(error)
      fail('vendor')
    })
    return () => {
      isOpen = false
      closers.forEach((close) => close())
    }
  }, [element, vendor, verifications, isAgain, store, language, theme])

  return { state, failure }
}
