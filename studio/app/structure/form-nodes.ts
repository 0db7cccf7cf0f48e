import { child } from '../../../manifest-tools/json/pointer.ts'
import { fieldsOf, labelKeyOf, pageOf, stepsOf } from '../forms/forms.ts'
import { formTitle, widgetTitle } from '../../../manifest-tools/explain/titles.ts'
import { titleOf, type TreeNode } from './tree-node.ts'

/** Returns what players read for a key; undefined while it is not known. */
export type Say = (key: string) => string | undefined

/** Returns the entry of a form: its fields by label and kind, then its steps. */
export function formNode(pointer: string, name: string, manifest: unknown, say: Say): TreeNode {
  const fields = fieldsOf(manifest, pointer).map(({ pointer: at, field }): TreeNode => {
    const label = say(labelKeyOf(field)) ?? titleOf(field.name)
    return { pointer: at, label, detail: widgetTitle('Field', field.use), kind: 'field', isHidden: false, children: [] }
  })
  const steps = stepsOf(manifest, pointer).map(({ title }, index): TreeNode => ({
    pointer: child(`${pointer}/steps`, index),
    label: say(title) ?? title,
    detail: `Step ${index + 1}`,
    kind: 'step',
    isHidden: false,
    children: [],
  }))
  return {
    pointer,
    label: formTitle(name),
    detail: '',
    kind: 'form',
    isHidden: pageOf(manifest, pointer) === undefined,
    children: [...fields, ...steps],
  }
}
