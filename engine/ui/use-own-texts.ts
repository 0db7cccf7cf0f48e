import { useTranslation } from 'react-i18next'

/** `t` for texts of the manifest, whose keys may name any namespace: those of these keys are loaded. Suspends until they are. */
export function useOwnTexts(...keys: (string | undefined)[]) {
  const named = keys.flatMap((key) => /^[a-z-]+(?=:)/.exec(key ?? '') ?? [])
  return useTranslation(['common', ...new Set(named)])
}
