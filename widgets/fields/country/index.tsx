import { observer } from 'mobx-react-lite'
import { use, useMemo } from 'react'
import { useStores } from '#engine/shell/stores.ts'
import { localeOf } from '#engine/i18n/locale.ts'
import { knownCountryNames, loadCountryNames } from '#engine/forms/countries.ts'
import { CountryBox } from './country-box.tsx'
import { namedCountries } from './country-search.ts'
import { FieldFrame } from '#engine/forms/field-frame.tsx'
import type { FieldProps } from '#engine/forms/field.ts'

export { value } from './value.ts'

/** A country field, searchable by its names and codes. */
export default observer(function CountryField({ field, value, message, onChange }: FieldProps) {
  const { language, manifest } = useStores()
  const { settings } = field
  const offered =
    settings?.use === 'country' ? (settings.countries ?? manifest.registration.countries) : field.countries
  const locale = localeOf(language.current)
  const [all, names] = knownCountryNames() ?? use(loadCountryNames())
  const countries = useMemo(() => namedCountries(all, names, locale, offered), [all, names, locale, offered])
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
