interface SearchFieldProps {
  /** What is sought, for screen readers. */
  label: string
  placeholder?: string
  value: string
  onChange: (words: string) => void
}

/** A field to search with. */
export function SearchField({ label, placeholder = label, value, onChange }: SearchFieldProps) {
  return (
    <label className="search">
      <span className="hidden">{label}</span>
      <input type="search" placeholder={placeholder} value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}
