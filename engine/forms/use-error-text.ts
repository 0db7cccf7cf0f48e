import { useTranslation } from 'react-i18next'
import { errorParts, type ErrorPart } from '../data/error-text.ts'

const options = { useSuspense: false }

/** Returns a function that says why a call failed, in the player’s language (spec §8). Its texts are fetched without suspending. */
export function useErrorText(): (error: unknown) => string {
  const partsOf = useErrorParts()
  return (error) => partsOf(error)[0].text
}

/** As `useErrorText`, with each of several errors and the field that it is about. */
export function useErrorParts(): (error: unknown) => [ErrorPart, ...ErrorPart[]] {
  const { i18n } = useTranslation('errors', options)
  return (error) => {
    const [first, ...others] = errorParts(error, (key, parameters) =>
      i18n.exists(key) ? i18n.t(key, { ...parameters }) : '',
    )
    // Without a connection, the texts of errors may not be loadable either.
    return [{ ...first, text: first.text || i18n.t('state.errorText') }, ...others]
  }
}
