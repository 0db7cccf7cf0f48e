import { useId } from 'react'

interface NameInputProps {
  label: string
  value: string
  /** Why the name cannot be taken; empty if it can. */
  problem: string
  onChange: (value: string) => void
}

/** A row of a dialog that asks for a name, with what is wrong with it. */
export function NameInput({ label, value, problem, onChange }: NameInputProps) {
  const id = useId()
  return (
    <>
      <label className="row" htmlFor={id}>
        <span>{label}</span>
        <input
          id={id}
          type="text"
          spellCheck={false}
          required
          value={value}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {problem && (
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
