import { observer } from 'mobx-react-lite'
import { colourTitle } from '../../../manifest-tools/explain/titles.ts'
import { isObject } from '../../../manifest-tools/json/pointer.ts'
import { ColourControl } from '../settings/controls.tsx'
import type { EditorStore } from '../state/editor-store.ts'
import { Swatch } from '../ui/swatch.tsx'
import type { Token } from './follow.ts'
import { nameOf, pointerOf, type PaletteEdit } from './palette-edit.ts'
import { pairsOf, passingColours, themes, type ThemeName } from './pairs.ts'

interface TableProps {
  editor: EditorStore
  palette: PaletteEdit
}

/** The colours of both themes, and what has followed the last change of one. */
export const PaletteTable = observer(function PaletteTable({ editor, palette }: TableProps) {
  const tokens = editor.valueAt('/theme/tokens')
  return (
    <>
      <table className="palette">
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">Dark theme</th>
            <th scope="col">Light theme</th>
          </tr>
        </thead>
        <tbody>
          {(isObject(tokens) ? (Object.keys(tokens) as Token[]) : []).map((token) => (
            <tr key={token}>
              <th scope="row">{colourTitle(token)}</th>
              {themes.map((theme) => (
                <td key={theme}>
                  <Colour editor={editor} palette={palette} token={token} theme={theme} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status">
        <ul className="followed">
          {palette.followed.map((each) => (
            <li key={`${each.token} ${each.theme}`}>
              <Swatch colour={each.after} />
              <span>
                {nameOf(each.token, each.theme)} followed, from {each.before} to {each.after}.
              </span>
              <button type="button" className="button small" onClick={() => palette.keep(each)}>
                Keep {each.before}
                <span className="hidden"> for {nameOf(each.token, each.theme)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
})

interface ColourProps extends TableProps {
  token: Token
  theme: ThemeName
}

/** A colour of a theme; where it fails in a pair, those that pass: the nearest of its hue, white and black. */
const Colour = observer(function Colour({ editor, palette, token, theme }: ColourProps) {
  const pointer = pointerOf(token, theme)
  const label = nameOf(token, theme)
  const fails = pairsOf(editor.manifest, theme).some((pair) => !pair.passes && [pair.upper, pair.lower].includes(token))
  const proposals = fails ? passingColours(editor.manifest, theme, token) : []
  return (
    <>
      <label className="hidden" htmlFor={`colour ${pointer}`}>
        {label}
      </label>
      <ColourControl
        editor={editor}
        schema={{ type: 'string', pattern: '^#[0-9a-f]{6}$' }}
        pointer={pointer}
        value={editor.valueAt(pointer)}
        label={label}
        depth={2}
        isRequired
        id={`colour ${pointer}`}
        describedBy=""
        isWrong={fails}
        edit={{ set: (colour) => palette.set(token, theme, colour), end: palette.end }}
      />
      {proposals.length > 0 && (
        <span className="proposals">
          {proposals.map((colour) => (
            <button
              key={colour}
              type="button"
              className="button small"
              onClick={() => palette.choose(token, theme, colour)}
            >
              <Swatch colour={colour} />
              {names[colour] ?? `Use ${colour}`}
              <span className="hidden"> for {label}</span>
            </button>
          ))}
        </span>
      )}
    </>
  )
})

const names: Readonly<Record<string, string>> = { '#ffffff': 'White', '#000000': 'Black' }
