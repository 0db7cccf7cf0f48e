import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { locate } from '../../../manifest-tools/explain/schema.ts'
import { svgColours, type ColourShare } from '../../../manifest-tools/check/svg-colours.ts'
import { isLegible, leastOfLogos, logoContrast, logoOf, type LogoContrast } from '../../../manifest-tools/rules/logo.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { Field } from '../settings/field.tsx'
import type { EditorStore } from '../state/editor-store.ts'
import { titleOf } from '../structure/tree-node.ts'
import { isColour, ratioWords, themes, type ThemeName } from './pairs.ts'

/** The settings of the logos, by what they are called here. */
const settings = { '/logo': 'Logo', '/logoDark': 'Logo in the dark theme' }

/** The logo of each theme on its ground, with its contrast, and the settings that name them. */
export const Logos = observer(function Logos({ editor }: { editor: EditorStore }) {
  return (
    <>
      <h3>The logo on its grounds</h3>
      <div className="logos">
        {themes.map((theme) => (
          <OnGround key={theme} editor={editor} theme={theme} />
        ))}
      </div>
      {Object.entries(settings).map(([pointer, label]) => (
        <Field
          key={pointer}
          editor={editor}
          depth={1}
          setting={{
            name: pointer.slice(1),
            label,
            pointer,
            schema: locate(pointer, editor.manifest)?.schema ?? {},
            isRequired: pointer === '/logo',
          }}
        />
      ))}
    </>
  )
})

const OnGround = observer(function OnGround({ editor, theme }: { editor: EditorStore; theme: ThemeName }) {
  const place = useRef<HTMLDivElement>(null)
  const manifest = editor.manifest as unknown as Manifest
  const { address } = logoOf(manifest, theme)
  const colours = useColours(address)
  const { background, surface } = manifest.theme?.tokens ?? {}
  const isMeasured = isColour(background?.[theme]) && isColour(surface?.[theme])
  const measured = colours && isMeasured ? logoContrast(colours, manifest.theme.tokens, theme) : undefined
  const ground = isMeasured ? manifest.theme.tokens[measured?.ground ?? 'surface'][theme] : ''
  useLayoutEffect(() => void (place.current!.style.backgroundColor = ground), [ground])
  return (
    <figure>
      <div ref={place} className="logo-ground">
        <img src={address} alt={`The logo in the ${theme} theme`} />
      </div>
      <figcaption className={measured && !isLegible(measured) ? 'bad' : 'quiet'}>
        {titleOf(theme)} theme: {measured ? wordsOf(measured) : 'its contrast cannot be measured.'}
      </figcaption>
    </figure>
  )
})

const wordsOf = ({ ratio, faint, ground }: LogoContrast) =>
  faint === 0
    ? `contrast ${ratioWords(ratio)} to the ${ground}.`
    : `contrast ${ratioWords(ratio)} to the ${ground}; ${Math.ceil(faint * 100)}% of it is below ${leastOfLogos}.`

/** Returns the colours of a drawing of the brand; undefined until they are read, or if it is none. */
function useColours(address: string): ColourShare[] | undefined {
  const [read, setRead] = useState<{ address: string; colours: ColourShare[] }>()
  useEffect(() => {
    let isOver = false
    const receive = (text: string) => isOver || setRead({ address, colours: svgColours(text) })
    void fetch(address)
      .then((response) => (response.ok ? response.text() : ''))
      .then(receive, () => undefined)
    return () => void (isOver = true)
  }, [address])
  return read?.address === address ? read.colours : undefined
}
