import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { EditorStore } from '../../state/editor-store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { TextsStore } from '../texts-store.ts'
import { readCsv } from './csv.ts'
import { ExportForm } from './export-form.tsx'
import { planOf, type Plan } from './plan.ts'
import { PlanView } from './plan-view.tsx'
import { BrokenFile, textOf } from './sheet.ts'
import { readXliff } from './xliff.ts'

interface TransferProps {
  texts: TextsStore
  editor: EditorStore
  onClose: () => void
}

/** Gives texts to translators, and takes them back. An import shows what it changes before it does. */
export default observer(function TransferDialog({ texts, editor, onClose }: TransferProps) {
  const [plan, setPlan] = useState<Plan | null>(null)
  const [failure, setFailure] = useState('')
  const read = async (file: File | undefined) => {
    setFailure('')
    setPlan(null)
    if (!file) return
    try {
      setPlan(await planFor(file, texts))
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error
      setFailure(`${file.name} was not imported. ${error.message}`)
    }
  }
  const apply = () => {
    if (plan) texts.setAll(plan.changes, `Import ${plan.changes.length} texts`)
    onClose()
  }
  return (
    <Dialog title="Texts for translators" onClose={onClose}>
      <ExportForm texts={texts} name={editor.id} />
      <h3>Import</h3>
      <p className="quiet">
        A CSV file with the columns namespace, key and languages, or an XLIFF file. Nothing changes before you confirm.
      </p>
      <p>
        <label className="button">
          Choose a file
          <input
            type="file"
            className="hidden"
            accept=".csv,.xlf,.xliff,text/csv"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        </label>
      </p>
      {failure && (
        <p role="alert" className="bad">
          {failure}
        </p>
      )}
      {plan && <PlanView plan={plan} onApply={apply} />}
    </Dialog>
  )
})

async function planFor(file: File, texts: TextsStore): Promise<Plan> {
  const text = await textOf(file)
  const isXml = text.trimStart().startsWith('<')
  return planOf((isXml ? readXliff : readCsv)(text, texts.languages), texts)
}
