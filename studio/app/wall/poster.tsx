import { useCallback, useLayoutEffect, useRef } from 'react'
import { resolve } from '../../../manifest-tools/layers/resolve.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { visitorContext } from '../../preview/protocol.ts'
import type { BrandCard } from '../../shared/calls.ts'
import { readBrand } from '../calls/api.ts'
import { originOf } from '../catalogue/hosts.ts'
import { Picture, type Scene } from '../catalogue/picture.tsx'

/** The main page of a brand as visitors see it, made small; until it runs, a drawing in the brand’s colours. */
export function Poster({ brand, token }: { brand: BrandCard; token: string }) {
  const { id, name, logo, colours, preview, theme, languages } = brand
  const poster = useRef<HTMLDivElement>(null)
  const [language = ''] = languages
  // The policy of the page allows no style attributes in HTML, but styles that scripts set.
  useLayoutEffect(() => {
    for (const [part, colour] of Object.entries(colours)) poster.current?.style.setProperty(`--${part}`, colour)
  }, [colours])
  const load = useCallback(async (): Promise<Scene> => {
    const { file, parents } = await readBrand(id)
    const { manifest } = resolve(id, (wanted) => [file, ...parents].find((each) => each.name === wanted)?.text)
    const context = { ...visitorContext, theme: theme === 'light' ? ('light' as const) : ('dark' as const), language }
    const shown = withoutNotices(manifest as unknown as Manifest)
    return { manifest: shown, path: shown.pages.MAIN.path, context, show: null }
  }, [id, theme, language])
  return (
    <div className="poster" ref={poster} aria-hidden="true">
      <Picture origin={originOf(preview, 'visitor')} token={token} load={load} width={1280} title={name}>
        <span className="poster-bar">
          {logo && <img src={logo} alt="" />}
          <span className="poster-button" />
        </span>
        <span className="poster-hero" />
        <span className="poster-tiles">
          <i />
          <i />
          <i />
          <i />
        </span>
      </Picture>
    </div>
  )
}

/** What asks a first visitor something would hide the page. */
const withoutNotices = (manifest: Manifest): Manifest => ({
  ...manifest,
  overlays: {
    ...manifest.overlays,
    consent: { ...manifest.overlays.consent, visible: false },
    'age-gate': { ...manifest.overlays['age-gate'], visible: false },
  },
})
