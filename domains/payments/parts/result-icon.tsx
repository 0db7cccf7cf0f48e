import { Icon } from '#engine/ui/icon.tsx'
import type { ShownResult } from '../shown-result.ts'
import styles from './result-icon.module.css'

/** The icon of each result. What only the payment provider reports has neither the icon of a success nor that of an error. */
export const resultIcons = {
  paid: 'circle-check',
  failed: 'circle-alert',
  waiting: 'clock',
  reported: 'clock',
  unknown: 'clock',
  loading: 'clock',
} as const satisfies Record<ShownResult['state'], string>

/** The result of a payment as a large icon; a spinner while it is read. */
export const ResultIcon = ({ state }: Pick<ShownResult, 'state'>) => (
  <span className={styles[state]}>{state !== 'loading' && <Icon name={resultIcons[state]} size={48} />}</span>
)
