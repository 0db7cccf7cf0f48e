import type { ReactNode } from 'react'

/** A labelled control of the wizard. */
export const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="create-row">
    <span>{label}</span>
    {children}
  </label>
)

interface ChoiceProps {
  label: string
  value: string
  options: readonly { name: string }[]
  onChange: (value: string) => void
}

/** A choice whose first option is what the brand starts from. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Row label={label}>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">As it starts from</option>
      {options.map((option) => (
        <option key={option.name}>{option.name}</option>
      ))}
    </select>
  </Row>
)
