import { observer } from 'mobx-react-lite'
import type { Diagnostic } from '../../../manifest-tools/check/diagnostic.ts'
import { FixButton } from '../checks/fix-button.tsx'
import type { EditorStore } from '../state/editor-store.ts'

interface ProblemsProps {
  editor: EditorStore
  problems: readonly Diagnostic[]
  id: string
}

/** The problems of a setting, each with its effect on players and, where it is certain, its fix. */
export const Problems = observer(function Problems({ editor, problems, id }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <ul className="problems" id={id}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.message}`} className={problem.severity === 'error' ? 'bad' : 'warn'}>
          <span>
            {problem.message}
            {problem.suggestion !== undefined && ` Did you mean “${problem.suggestion}”?`}
            {problem.effect && ` Effect: ${problem.effect}.`}
          </span>
          <FixButton editor={editor} problem={problem} />
        </li>
      ))}
    </ul>
  )
})
