/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'

/** Grey bars in place of content that is loading. */
export const Skeleton = ({ rows }: { rows: number }) => (
  <div class="skeleton" aria-hidden="true">
    {Array.from({ length: rows }, (_, index) => (
      <i key={index} />
    ))}
  </div>
)

/** A failed call with a retry button. */
export function Failure() {
  const { pages, t } = useBook()
  return (
    <div class="note" role="alert">
      <Icon name="alert" />
      <p>{t('failed')}</p>
      <button type="button" class="quiet" onClick={() => void pages.reload()}>
        {t('retry')}
      </button>
    </div>
  )
}

/** A text in place of an empty list. */
export const Empty = ({ text, children }: { text: string; children?: ComponentChildren }) => (
  <div class="note">
    <Icon name="list" />
    <p>{text}</p>
    {children}
  </div>
)
