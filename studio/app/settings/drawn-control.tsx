import '../styles/drawings.css'
import { valueTitle } from '../../../manifest-tools/explain/titles.ts'
import type { Drawings } from '../theme/card-drawings.tsx'
import type { ControlProps } from './inner.ts'

/** A choice whose values are drawn: one of a group of radio buttons. */
export function DrawnControl({ drawings, ...props }: ControlProps & { drawings: Drawings }) {
  const { editor, pointer, label, schema, value, id, describedBy, isWrong } = props
  return (
    <div
      className="drawn-choices"
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={describedBy || undefined}
      aria-invalid={isWrong || undefined}
    >
      {(schema.enum ?? []).map((each) => (
        <label key={String(each)} className="drawn-choice">
          <input
            type="radio"
            name={id}
            id={each === value ? id : undefined}
            checked={each === value}
            onChange={() => editor.set(pointer, each, `Change ${label}`)}
          />
          <svg viewBox="0 0 64 40" aria-hidden="true">
            {drawings[String(each)]}
          </svg>
          <span>{valueTitle(each, schema)}</span>
        </label>
      ))}
    </div>
  )
}
