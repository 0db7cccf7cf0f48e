import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import { Boundary } from '#engine/ui/boundary.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { ErrorBoundary } from 'react-error-boundary'
import styles from './other-device.module.css'

const Squares = lazyWithRetry(() => import('./qr-squares.tsx'))

/** A QR code, whose library is loaded for it alone. Without it, the link beside is still there. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <ErrorBoundary fallback={null}>
    <Boundary fallback={<Skeleton className={styles.codeSkeleton} />}>
      <Squares text={text} label={label} />
    </Boundary>
  </ErrorBoundary>
)
