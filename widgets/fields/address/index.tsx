import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
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

/** A region of those of the country. A text where none are known, or while they are not loaded. */
const RegionField = observer(function RegionField({ country, ...props }: FieldProps & { country: string }) {
  const { language } = useStores()
  const [regions, setRegions] = useState<Region[]>([])
  useEffect(() => {
    void loadRegions(country).then(setRegions, () => undefined)
  }, [country])
  if (regions.length === 0) return <TextField {...inputProps(props)} />
  const options = regions
    .map((region) => ({ value: region.code, label: regionName(region, language.current) }))
    .sort((a, b) => a.label.localeCompare(b.label, language.current))
  return <SelectField {...props} field={{ ...props.field, options }} />
})
