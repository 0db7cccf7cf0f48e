import { observer } from 'mobx-react-lite'
import { colourTitle } from '../../../manifest-tools/explain/titles.ts'
import { useLayoutEffect, useRef } from 'react'
import type { EditorStore } from '../state/editor-store.ts'
import { pairsOf, ratioWords, type Pair, type ThemeName } from './pairs.ts'

interface ContrastsProps {
  editor: EditorStore
  theme: ThemeName
}

/** The contrast of every pair of colours of a theme. */
export const Contrasts = observer(function Contrasts({ editor, theme }: ContrastsProps) {
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
              {colourTitle(pair.upper)} on {colourTitle(pair.lower)}
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

const Sample = observer(function Sample({ editor, theme, pair }: ContrastsProps & { pair: Pair }) {
  const sample = useRef<SVGSVGElement>(null)
  const [upper, lower] = [pair.upper, pair.lower].map((token) =>
    String(editor.valueAt(`/theme/tokens/${token}/${theme}`)),
  )
  useLayoutEffect(() => {
    Object.assign(sample.current!.style, { fill: upper, backgroundColor: lower })
  }, [upper, lower])
  return (
    <svg ref={sample} className="sample" viewBox="0 0 34 26" aria-hidden="true">
      <text x="17" y="18" textAnchor="middle">
        Aa
      </text>
    </svg>
  )
})
