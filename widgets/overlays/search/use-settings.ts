import { useTranslation } from 'react-i18next'
import { oddsFormats, oddsStore } from '#domains/matches/odds-store.ts'
import { matchRank } from '#domains/search/match.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useSignOut } from '#engine/routing/use-sign-out.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { capitalisedAutonym } from '#engine/i18n/autonym.ts'
import { localeOf } from '#engine/i18n/locale.ts'
import { best, type Result } from './result.ts'

const limit = 4

/** Theme, languages, odds formats, privacy settings and signing out, as far as what they are called matches. Call it in an `observer`. */
export function useSettings(text: string): Result[] {
  const { manifest, theme, language, overlays, session } = useStores()
  const { t } = useTranslation(['common', 'user'])
  const odds = useStore(oddsStore)
  const { isOpen } = useAccess()
  const { signOut } = useSignOut()
  const dark = theme.current === 'dark'
  const languageNames = new Intl.DisplayNames(localeOf(language.current), { type: 'language' })
  const others = language.available.filter((name) => name !== language.current)
  const settings: (Omit<Result, 'group'> & { names?: readonly string[] })[] = [
    {
      id: 'theme',
      text: t(dark ? 'settings.toLight' : 'settings.toDark'),
      icon: dark ? 'sun' : 'moon',
      choose: theme.toggle,
    },
    ...others.map((name) => ({
      id: `language-${name}`,
      text: capitalisedAutonym(name),
      lang: name,
      detail: t('settings.language'),
      names: [languageNames.of(name) ?? name, t('settings.language')],
      icon: 'languages' as const,
      choose: () => void language.change(name),
    })),
  ]
  if (isOpen('SPORT'))
    for (const format of oddsFormats.filter((each) => each !== odds.format))
      settings.push({
        id: `odds-${format}`,
        text: t(`user:sport.odds.${format}`),
        detail: t('user:sport.odds.legend'),
        names: [t('user:sport.odds.legend')],
        icon: 'percent',
        choose: () => odds.choose(format),
      })
  if (manifest.consent.required)
    settings.push({
      id: 'consent',
      text: t('footer.consent'),
      icon: 'shield-check',
      choose: () => overlays.open('consent'),
    })
  if (session.user)
    settings.push({ id: 'sign-out', text: t('account.signOut'), icon: 'log-out', choose: () => void signOut() })
  const results = settings.flatMap(({ names = [], ...setting }): Result[] => {
    const ranks = [setting.text, ...names].flatMap((name) => matchRank(text, name) ?? [])
    if (ranks.length === 0) return []
    return [{ ...setting, id: `setting-${setting.id}`, group: 'settings', rank: Math.min(...ranks) }]
  })
  return best(results, limit)
}
