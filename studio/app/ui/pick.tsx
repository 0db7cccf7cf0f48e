import { Icon, type IconName } from './icon.tsx'

interface PickProps {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  /** A drawing that stands for the label where there is no room for it. */
  icon?: IconName
  onChange: (value: string) => void
}

/** One of several, with a small label. */
export const Pick = ({ label, value, options, icon, onChange }: PickProps) => (
  <label className="pick" title={icon && label}>
    {icon && <Icon name={icon} />}
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
