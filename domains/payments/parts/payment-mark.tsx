import type { ReactNode } from 'react'
import type { PaymentMethod } from '#api'
import styles from './payment-mark.module.css'

/** What a drawing of a payment method stands for. */
export type PaymentKind = PaymentMethod['kind']

/** A drawing of a kind of payment, for methods without a picture of their own. Decorative: the name is beside it. */
export const PaymentMark = ({ kind, className }: { kind: PaymentKind; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 48 32" aria-hidden>
    <rect className={styles.ground} x="0.5" y="0.5" width="47" height="31" rx="5" />
    {drawings[kind]}
  </svg>
)

const drawings: Record<PaymentKind, ReactNode> = {
  card: (
    <>
      <rect className={styles.line} x="11" y="8" width="26" height="17" rx="2.5" />
      <path className={styles.fill} d="M11 12h26v4H11z" />
      <path className={styles.line} d="M15 21h6M30 21h3" />
    </>
  ),
  bank: (
    <>
      <path className={styles.fill} d="M24 6 36 12.5H12z" />
      <path className={styles.line} d="M15 15v7M21 15v7M27 15v7M33 15v7M12 25h24" />
    </>
  ),
  mobile: (
    <>
      <rect className={styles.line} x="14" y="5" width="13" height="22" rx="2.5" />
      <path className={styles.line} d="M19 23.5h3" />
      <path className={styles.fill} d="M22 13h13a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H22z" />
      <circle className={styles.hole} cx="29.5" cy="18" r="2.6" />
    </>
  ),
  crypto: (
    <>
      <circle className={styles.line} cx="24" cy="16" r="10" />
      <path
        className={styles.line}
        d="M21 11v10M21 11h4.5a2.5 2.5 0 0 1 0 5H21M21 16h5a2.5 2.5 0 0 1 0 5h-5M23 8.8v2.2M23 21v2.2"
      />
    </>
  ),
  voucher: (
    <>
      <path className={styles.line} d="M12 9h24v4.5a2.5 2.5 0 0 0 0 5V23H12v-4.5a2.5 2.5 0 0 0 0-5z" />
      <path className={styles.line} strokeDasharray="2 2" d="M20 9v14" />
      <path className={styles.fill} d="m28 12 1.3 2.6 2.9.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.4.5-2.9-2.1-2 2.9-.4z" />
    </>
  ),
}
