import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import { isObject } from '../../../manifest-tools/json/pointer.ts'
import { locate } from '../../../manifest-tools/explain/schema.ts'
import { Control } from '../settings/control.tsx'
import { Field } from '../settings/field.tsx'
import { Inner } from '../settings/inner.ts'
import { settingsOf } from '../settings/shapes.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { titleOf } from '../structure/tree-node.ts'
import { pairsOf, passingColour, ratioWords, type Pair, type ThemeName } from './pairs.ts'

const themes: ThemeName[] = ['dark', 'light']
const components = { Field, Control }

/** The palette of both themes with the contrast of every pair, and the shapes of the brand. */
export const ThemePanel = observer(function ThemePanel({ editor }: { editor: EditorStore }) {
  const tokens = editor.valueAt('/theme/tokens')
  const shapes = settingsOf(locate('/theme', editor.manifest)?.schema ?? {}, '/theme', editor.valueAt('/theme'))
  return (
    <Inner value={components}>
      <h2>Theme</h2>
      <fieldset
        className="plain"
        disabled={!editor.isJson || editor.whyReadOnly !== ''}
        title={editor.whyReadOnly || undefined}
      >
        <legend className="hidden">Colours and shapes</legend>
        <table className="palette">
          <thead>
            <tr>
              <th scope="col">Colour</th>
              <th scope="col">Dark theme</th>
              <th scope="col">Light theme</th>
            </tr>
          </thead>
          <tbody>
            {(isObject(tokens) ? Object.keys(tokens) : []).map((token) => (
              <tr key={token}>
                <th scope="row">{titleOf(token)}</th>
                {themes.map((theme) => (
                  <td key={theme}>
                    <Colour editor={editor} token={token} theme={theme} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="contrast">
          {themes.map((theme) => (
            <Contrasts key={theme} theme={theme} editor={editor} />
          ))}
        </div>
        {shapes
          .filter(({ name }) => name !== 'tokens')
          .map((setting) => (
            <Field key={setting.pointer} editor={editor} setting={setting} depth={1} />
          ))}
      </fieldset>
    </Inner>
  )
})

interface ColourProps {
  editor: EditorStore
  token: string
  theme: ThemeName
}

/** A colour of a theme; where it fails in a pair, the nearest one that passes. */
const Colour = observer(function Colour({ editor, token, theme }: ColourProps) {
  const pointer = `/theme/tokens/${token}/${theme}`
  const label = `${titleOf(token)} in the ${theme} theme`
  const fails = pairsOf(editor.manifest, theme).some((pair) => !pair.passes && [pair.upper, pair.lower].includes(token))
  const better = fails ? passingColour(editor.manifest, theme, token) : undefined
  return (
    <>
      <label className="hidden" htmlFor={`colour ${pointer}`}>
        {label}
      </label>
      <Control
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
      />
      {better && (
        <button
          type="button"
          className="button small"
          onClick={() => editor.set(pointer, better, `Make ${label} readable`)}
        >
          Use {better}
        </button>
      )}
    </>
  )
})

const Contrasts = observer(function Contrasts({ editor, theme }: Pick<ColourProps, 'editor' | 'theme'>) {
  const pairs = pairsOf(editor.manifest, theme)
  const failing = pairs.filter(({ passes }) => !passes).length
  return (
    <details open={failing > 0}>
      <summary>
        Contrast in the {theme} theme: {failing === 0 ? 'all pairs pass' : `${failing} of ${pairs.length} fail`}
      </summary>
      <ul className="contrasts">
        {pairs.map((pair) => (
          <li key={`${pair.upper} ${pair.lower}`}>
            <Sample editor={editor} theme={theme} pair={pair} />
            <span>
              {titleOf(pair.upper)} on {titleOf(pair.lower)}
            </span>
            <span className={pair.passes ? 'good' : 'bad'}>
              {ratioWords(pair.ratio)} {pair.passes ? '≥' : '<'} {pair.least}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
})

const Sample = observer(function Sample({
  editor,
  theme,
  pair,
}: Pick<ColourProps, 'editor' | 'theme'> & { pair: Pair }) {
  const sample = useRef<HTMLSpanElement>(null)
  const [upper, lower] = [pair.upper, pair.lower].map((token) =>
    String(editor.valueAt(`/theme/tokens/${token}/${theme}`)),
  )
  useLayoutEffect(() => {
    Object.assign(sample.current!.style, { color: upper, backgroundColor: lower })
  }, [upper, lower])
  return (
    <span ref={sample} className="sample" aria-hidden="true">
      Aa
    </span>
  )
})
