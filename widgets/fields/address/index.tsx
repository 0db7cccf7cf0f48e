import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressField } from '#manifest'
import type { FieldProps } from '#engine/forms/field.ts'
import { inputProps } from '#engine/forms/input-props.ts'
import { loadRegions, regionName, type Region } from '#engine/forms/postal-address.ts'
import { SelectField } from '#engine/forms/select-field.tsx'
import { TextField } from '#engine/forms/text-field.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { knownAddress, loadAddress } from './known-addresses.ts'

export { value } from './value.ts'

/** A part of a postal address. A region is chosen where the country’s are known. */
export default function Address(props: FieldProps) {
  const { settings } = props.field
  if (settings?.use !== 'address') return <TextField {...inputProps(props)} />
  if (settings.part === 'region') return <RegionField {...props} country={settings.country} />
  return settings.part === 'postcode' ? (
    <Postcode {...props} settings={settings} />
  ) : (
    <TextField {...inputProps(props)} />
  )
}

/** A postcode, with one as an example. */
function Postcode({ settings: { country }, ...props }: FieldProps & { settings: AddressField }) {
  const { placeholder } = props.field
  const [example, setExample] = useState(() => knownAddress(country)?.postcode?.example)
  useEffect(() => {
    void loadAddress(country).then(
      ({ postcode }) => setExample(postcode?.example),
      () => undefined,
    )
  }, [country])
  return (
    <TextField
      {...inputProps(props)}
      placeholder={placeholder ?? example}
      dir="ltr"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}

/** A region of those of the country, a text where it has no list. Another country removes a region that it does not have. */
const RegionField = observer(function RegionField({ country, ...props }: FieldProps & { country: string }) {
  const { language } = useStores()
  const { t } = useTranslation()
  const [list, setList] = useState<{ country: string; regions: Region[] }>()
  const { field, value, onChange } = props
  const receive = useEffectEvent((regions: Region[]) => {
    if (list && value !== '' && !regions.some(({ code }) => code === value)) onChange('')
    setList({ country, regions })
  })
  useEffect(() => {
    let isWanted = true
    void loadRegions(country)
      .catch(() => [])
      .then((regions) => isWanted && receive(regions))
    return () => {
      isWanted = false
    }
  }, [country])
  // The option has the value, so that the select holds no other one meanwhile.
  if (list?.country !== country)
    return <SelectField {...props} field={{ ...field, options: [{ value, label: t('state.loading') }] }} />
  if (list.regions.length === 0) return <TextField {...inputProps(props)} />
  const options = list.regions
    .map((region) => ({ value: region.code, label: regionName(region, language.current) }))
    .sort((a, b) => a.label.localeCompare(b.label, language.current))
  // What the platform has saved may be another text.
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <SelectField {...props} field={{ ...field, options: isKnown ? options : [{ value, label: value }, ...options] }} />
  )
})
