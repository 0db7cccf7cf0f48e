import { useLayoutEffect, useMemo, useRef } from 'react'
import { derivePalette } from '../../../scripts/brand/create/palette.ts'
import type { TwoColours } from '../pictures/colours.ts'

type Palette = ReturnType<typeof derivePalette>

/** The palette of two colours as players see it, in both themes. */
export function PalettePosters({ colour, accent, logo }: TwoColours & { logo?: string | undefined }) {
  const palette = useMemo(() => derivePalette(colour, accent), [colour, accent])
  return (
    <div className="duos">
      {(['dark', 'light'] as const).map((theme) => (
        <Poster key={theme} theme={theme} palette={palette} logo={logo} />
      ))}
    </div>
  )
}

function Poster({ theme, palette, logo }: { theme: 'dark' | 'light'; palette: Palette; logo?: string | undefined }) {
  const poster = useRef<HTMLElement>(null)
  // The policy of the page allows no style attributes in HTML, but styles that scripts set.
  useLayoutEffect(() => {
    for (const [token, value] of Object.entries(palette))
      poster.current?.style.setProperty(`--p-${token}`, value[theme])
  }, [palette, theme])
  return (
    <figure className="duo" ref={poster}>
      <div className="duo-page">
        <span className="duo-bar">
          {logo ? <img src={logo} alt="" /> : <b>Aa</b>}
          <span className="duo-button">Deposit</span>
        </span>
        <span className="duo-text">Popular games</span>
        <span className="duo-muted">1,200 games</span>
        <span className="duo-row">
          <span className="duo-accent">New</span>
          <span className="duo-link">All games</span>
        </span>
      </div>
      <figcaption className="quiet">{theme === 'dark' ? 'Dark' : 'Light'}</figcaption>
    </figure>
  )
}
