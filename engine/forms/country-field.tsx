import { observer } from 'mobx-react-lite'
import { use, useMemo } from 'react'
import { useStores } from '../shell/stores.ts'
import { localeOf } from '../ui/locale.ts'
import { loadCountries } from './countries.ts'
import { CountryBox } from './country-box.tsx'
import { namedCountries } from './country-search.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.ts'

/** A country field, searchable by name or phone code. */
export default observer(function CountryField({ field, value, message, onChange }: FieldProps) {
  const { language } = useStores()
  const locale = localeOf(language.current)
  const all = use(loadCountries())
  const countries = useMemo(() => namedCountries(all, locale, field.countries), [all, locale, field.countries])
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
