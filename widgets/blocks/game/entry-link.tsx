import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PageLink } from '#engine/routing/page-link.tsx'
import type { ReturnState } from '#engine/routing/return-path.ts'
import { buttonClass } from '#engine/ui/button.tsx'

const texts = { LOGIN: 'account.signIn', REGISTER: 'account.register' } as const

interface EntryLinkProps {
  page: keyof typeof texts
  quiet?: boolean
  /** Replaces the default text of the page’s link. */
  text?: string
}

/** Link to sign in or register that returns to this game in real-money mode. */
export function EntryLink({ page, quiet = false, text }: EntryLinkProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const state: ReturnState = { returnTo: pathname }
  return (
    <PageLink className={quiet ? buttonClass.quiet : buttonClass.primary} page={page} state={state}>
      {text ?? t(texts[page])}
    </PageLink>
  )
}
