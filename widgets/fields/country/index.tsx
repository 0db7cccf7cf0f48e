import { observer } from 'mobx-react-lite'
import { use, useMemo } from 'react'
import { useStores } from '#engine/shell/stores.ts'
import { localeOf } from '#engine/i18n/locale.ts'
import { knownCountryNames, loadCountryNames, type NamedList } from '#engine/forms/countries.ts'
import { CountryBox } from './country-box.tsx'
import { namedCountries } from './country-search.ts'
import { FieldFrame } from '#engine/forms/field-frame.tsx'
import type { FieldProps } from '#engine/forms/field.ts'

export { value } from './value.ts'

/** A country field, searchable by its names and codes. Suspends until the countries are loaded. */
export default function CountryField(props: FieldProps) {
  return <Choice list={knownCountryNames() ?? use(loadCountryNames())} {...props} />
}

interface ChoiceProps extends FieldProps {
  list: NamedList
}

const Choice = observer(function Choice({ list, field, value, message, onChange }: ChoiceProps) {
  const { language, manifest } = useStores()
  const { settings } = field
  const offered =
    settings?.use === 'country' ? (settings.countries ?? manifest.registration.countries) : field.countries
  const locale = localeOf(language.current)
  const countries = useMemo(() => namedCountries(...list, locale, offered), [list, locale, offered])
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
