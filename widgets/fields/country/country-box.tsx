import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './country-box.module.css'
import { findCountry, searchCountries, type NamedCountry } from './country-search.ts'
import { fieldInput } from '#engine/forms/field-frame.tsx'
import { useReadControl } from '#engine/forms/submit-readers.ts'
import { useDebounced } from '#engine/forms/use-debounced.ts'
import type { ControlProps } from '#engine/forms/use-field.tsx'
import { useOpensUp } from './use-opens-up.ts'

interface CountryBoxProps {
  countries: readonly NamedCountry[]
  control: ControlProps
  /** An alpha-2 code or the empty string. */
  value: string
  disabled?: boolean | undefined
  onChange: (value: string) => void
}

/** How long typing must pause before the list is searched, in milliseconds (spec §9). */
const searchDelayMs = 500

const nameOf = (country: NamedCountry | null) => country?.label ?? ''
const { InputChange, InputClick, InputKeyDownEnter } = useCombobox.stateChangeTypes

type State = UseComboboxState<NamedCountry>

/**
 * Adapts the combobox: nothing is highlighted before the search, and closing the list without a choice selects the
 * country that the text names, else the previous one.
 */
const nextState =
  (countries: readonly NamedCountry[]) =>
  (state: State, { type, changes }: UseComboboxStateChangeOptions<NamedCountry>): Partial<State> => {
    if (type === InputChange) return { ...changes, highlightedIndex: -1 }
    if (type === InputClick) return { ...changes, isOpen: true }
    if (type === InputKeyDownEnter && state.highlightedIndex < 0) return state
    if (!state.isOpen || changes.isOpen || changes.selectedItem !== state.selectedItem) return changes
    const { inputValue = '' } = changes
    if (inputValue === '') return { ...changes, selectedItem: null }
    const selectedItem = findCountry(countries, inputValue) ?? state.selectedItem
    return { ...changes, selectedItem, inputValue: nameOf(selectedItem) }
  }

/** While the list is closed, Escape is for the surrounding window. */
const leaveEscape =
  (isOpen: boolean) =>
  (event: KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } }) => {
    if (event.key === 'Escape' && !isOpen) event.nativeEvent.preventDownshiftDefault = true
  }

/** A combobox that searches countries. */
export function CountryBox({ countries, control, value, disabled, onChange }: CountryBoxProps) {
  const { t } = useTranslation('user')
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed, searchDelayMs)
  const items = searchCountries(countries, wanted)
  const countText = items.length > 0 ? t('field.countriesFound', { count: items.length }) : t('field.noCountry')
  const selected = countries.find(({ id }) => id === value) ?? null
  useReadControl(() => {
    const { value: shown } = document.getElementById(control.id) as HTMLInputElement
    if (shown !== nameOf(selected) && !disabled) onChange(findCountry(countries, shown)?.id ?? '')
  })
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const combobox = useCombobox({
    items,
    itemToString: nameOf,
    itemToKey: (country) => country?.id,
    inputId: control.id,
    selectedItem: selected,
    stateReducer: nextState(countries),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.id ?? ''),
    onStateChange: ({ type, inputValue, isOpen }) => {
      if (type === InputChange) setTyped(inputValue ?? '')
      else if (isOpen === false) setTyped('')
    },
  })
  const {
    isOpen,
    highlightedIndex,
    setHighlightedIndex,
    getInputProps,
    getToggleButtonProps,
    getMenuProps,
    getItemProps,
  } = combobox
  const isFound = items.length > 0
  useEffect(() => {
    if (wanted && isFound) setHighlightedIndex(0)
  }, [wanted, isFound, setHighlightedIndex])
  const up = useOpensUp(isOpen, panel)
  return (
    <>
      <input
        {...getInputProps({
          ...control,
          disabled,
          'aria-labelledby': undefined,
          onKeyDown: leaveEscape(isOpen),
        })}
        onFocus={({ target }) => target.select()}
        className={fieldInput}
        placeholder={t('field.searchCountry')}
      />
      <Button
        kind="plain"
        {...getToggleButtonProps({ ...(disabled && { disabled }), 'aria-label': t('field.countries') })}
        className={styles.toggle}
      >
        <Icon name="chevron-down" size={18} />
      </Button>
      <div
        ref={setPanel}
        className={classes(styles.panel, up && styles.up, up === undefined && styles.unplaced)}
        hidden={!isOpen}
      >
        <ul
          {...getMenuProps({ 'aria-label': t('field.countries') })}
          className={styles.list}
          hidden={items.length === 0}
        >
          {isOpen &&
            items.map((country, index) => (
              <li
                key={country.id}
                {...getItemProps({ item: country, index })}
                className={classes(styles.country, index === highlightedIndex && styles.marked)}
              >
                <span className={styles.name}>{country.label}</span>
                <bdi className={styles.code}>+{country.phone_code}</bdi>
                {country.id === value && <Icon name="circle-check" size={18} />}
              </li>
            ))}
        </ul>
        {items.length === 0 && <p className={styles.none}>{countText}</p>}
      </div>
      <span role="status" className="visually-hidden">
        {wanted && countText}
      </span>
    </>
  )
}
