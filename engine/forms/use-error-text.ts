import { useTranslation } from 'react-i18next'
import { errorText } from '../data/error-text.ts'

const options = { useSuspense: false }

/** Returns a function that translates the error of a call (spec §8). Its texts are loaded without suspending. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation('errors', options)
  // Without a connection, the error texts may not be loadable either.
  return (error) =>
    errorText(error, (key, parameters) => (i18n.exists(key) ? i18n.t(key, { ...parameters }) : '')) ||
    i18n.t('state.errorText')
}
