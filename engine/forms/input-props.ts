import type { FieldProps } from './field.ts'

/** Returns the props of a `TextField` for a field’s definition and state. */
export const inputProps = ({ field, value, message, onChange }: FieldProps) => {
  const { name, label, hint, placeholder, autoComplete, inputMode, disabled, end } = field
  const asTyped = autoComplete === 'username' && { autoCapitalize: 'none', spellCheck: false }
  return {
    name,
    label,
    hint,
    placeholder,
    autoComplete,
    inputMode,
    disabled,
    end,
    value,
    message,
    onChange,
    ...asTyped,
  }
}
