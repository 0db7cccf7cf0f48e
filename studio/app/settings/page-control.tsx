import { observer } from 'mobx-react-lite'
import { pageTitle } from '../../../manifest-tools/explain/titles.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { ChoiceControl } from './controls.tsx'
import type { ControlProps } from './inner.ts'

/** Returns the keys of the brand’s pages. */
export const pageKeysOf = (editor: EditorStore) => Object.keys((editor.valueAt('/pages') ?? {}) as object)

/** A page of the brand by its key. */
export const PageControl = observer(function PageControl(props: ControlProps) {
  return <ChoiceControl {...props} schema={{ enum: pageKeysOf(props.editor) }} titleOf={pageTitle} />
})
