import { useTranslation } from 'react-i18next'
import { errorParts, type ErrorPart, type LabelOf, type Translate } from '../data/error-text.ts'

const options = { useSuspense: false }

/** Returns a function that says why a call failed, in the player’s language (spec §8). Its texts are fetched without suspending. */
export function useErrorText(): (error: unknown) => string {
  const partsOf = useErrorParts()
  return (error) => partsOf(error)[0].text
}

/**
 * As `useErrorText`, with each of several errors and the field that it is about. `labelOf` returns the label of a field by the server’s
 * name of it.
 */
export function useErrorParts(): (error: unknown, labelOf?: LabelOf) => [ErrorPart, ...ErrorPart[]] {
  const { i18n } = useTranslation('errors', options)
  return (error, labelOf) => {
    const translate: Translate = (key, parameters) => (i18n.exists(key) ? i18n.t(key, { ...parameters }) : '')
    const [first, ...others] = errorParts(error, translate, labelOf)
    // Without a connection, the texts of errors may not be loadable either.
    return [{ ...first, text: first.text || i18n.t('state.errorText') }, ...others]
  }
}
