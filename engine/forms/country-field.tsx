import { observer } from 'mobx-react-lite'
import { use, useMemo } from 'react'
import { useStores } from '../shell/stores.ts'
import { localeOf } from '../i18n/locale.ts'
import { loadCountryNames } from './countries.ts'
import { CountryBox } from './country-box.tsx'
import { namedCountries } from './country-search.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.ts'

/** A country field, searchable by its names and codes. */
export default observer(function CountryField({ field, value, message, onChange }: FieldProps) {
  const { language } = useStores()
  const locale = localeOf(language.current)
  const [all, names] = use(loadCountryNames())
  const countries = useMemo(
    () => namedCountries(all, names, locale, field.countries),
    [all, names, locale, field.countries],
  )
  return (
    <FieldFrame name={field.name} label={field.label} hint={field.hint} message={message} end={field.end}>
      {(control) => (
        <CountryBox
          key={locale}
          countries={countries}
          control={control}
          value={value}
          disabled={field.disabled}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  )
})
