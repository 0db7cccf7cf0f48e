import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { locate } from '../../../manifest-tools/explain/schema.ts'
import { Control } from '../settings/control.tsx'
import { Field } from '../settings/field.tsx'
import { Inner } from '../settings/inner.ts'
import { settingsOf } from '../settings/shapes.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { late } from '../ui/late.tsx'
import { Contrasts } from './contrasts.tsx'
import { Logos } from './logos.tsx'
import { PaletteEdit } from './palette-edit.ts'
import { PaletteTable } from './palette-table.tsx'
import { isColour, themes } from './pairs.ts'

const DeriveDialog = late(() => import('./derive-dialog.tsx'))

const components = { Field, Control }

/** The palette of both themes with the contrast of every pair, the logo on its grounds, and the shapes of the brand. */
export const ThemePanel = observer(function ThemePanel({ editor }: { editor: EditorStore }) {
  const [palette] = useState(() => new PaletteEdit(editor))
  const [isDeriving, setIsDeriving] = useState(false)
  const shapes = settingsOf(locate('/theme', editor.manifest)?.schema ?? {}, '/theme', editor.valueAt('/theme'))
  const first = editor.valueAt('/theme/default') === 'light' ? 'light' : 'dark'
  const colourOf = (token: string, other: string) => {
    const colour = editor.valueAt(`/theme/tokens/${token}/${first}`)
    return isColour(colour) ? colour : other
  }
  return (
    <Inner value={components}>
      <h2>Theme</h2>
      <fieldset
        className="plain"
        disabled={!editor.isJson || editor.whyReadOnly !== ''}
        title={editor.whyReadOnly || undefined}
      >
        <legend className="hidden">Colours and shapes</legend>
        <p className="row">
          <button type="button" className="button small" onClick={() => setIsDeriving(true)}>
            Derive the palette again…
          </button>
        </p>
        <PaletteTable editor={editor} palette={palette} />
        <div className="contrast">
          {themes.map((theme) => (
            <Contrasts key={theme} theme={theme} editor={editor} />
          ))}
        </div>
        <Logos editor={editor} />
        {shapes
          .filter(({ name }) => name !== 'tokens')
          .map((setting) => (
            <Field key={setting.pointer} editor={editor} setting={setting} depth={1} />
          ))}
      </fieldset>
      {isDeriving && (
        <DeriveDialog
          colour={colourOf('brand', '#7b2ff7')}
          accent={colourOf('accent', '#00c2a8')}
          logo={String(editor.valueAt('/logo') ?? '')}
          onDerive={palette.derive}
          onClose={() => setIsDeriving(false)}
        />
      )}
    </Inner>
  )
})
