import { useTranslation } from 'react-i18next'
import { errorText } from '../data/error-text.ts'

const options = { useSuspense: false }

/** Answers a function that says why a call failed, in the player’s language (spec §8). Its texts are fetched without suspending. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation('errors', options)
  // Where the connection is gone, the texts of errors may be out of reach too.
  return (error) =>
    errorText(error, (key, parameters) => (i18n.exists(key) ? i18n.t(key, { ...parameters }) : '')) ||
    i18n.t('state.errorText')
}
