/** The typefaces with Arabic letters of their own. */
const ownArabic = ['cairo', 'baloo-bhaijaan-2']

const subsets = {
  latin: 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2190-2199, U+2212, U+2032',
  'latin-ext': 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
}

/** Adds the faces of a font to the document once; the styles of a shadow root cannot define fonts. */
export function loadFonts(cdn: string, family: string): void {
  const id = `book-font-${family}`
  if (document.getElementById(id)) return
  const face = (file: string, range: string) =>
    `@font-face { font-family: 'Book ${family}'; src: url('${cdn}/fonts/${file}.woff2') format('woff2'); font-weight: 200 900; font-display: swap; unicode-range: ${range}; }`
  const style = document.createElement('style')
  style.id = id
  style.textContent = [
    ...Object.entries(subsets).map(([subset, range]) => face(`${family}-${subset}`, range)),
    face(
      `${ownArabic.includes(family) ? family : 'vazirmatn'}-arabic`,
      'U+0600-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC',
    ),
  ].join('\n')
  document.head.append(style)
}

/** Adds a vendor’s styles to the root of its sportsbook. Rejects if they cannot be loaded. */
export async function loadStyles(cdn: string, look: string, root: ShadowRoot | HTMLElement): Promise<void> {
  const response = await fetch(`${cdn}/styles/${look}.css`, { credentials: 'omit' })
  const style = document.createElement('style')
  style.textContent = await response.text()
  root.prepend(style)
}

/** Adds style sheets before the content, and waits for them. One that does not load changes nothing. */
export async function addStyleSheets(addresses: readonly string[], root: ShadowRoot | HTMLElement): Promise<void> {
  const style = [...root.children].find((child) => child.localName === 'style')
  const adding = addresses.map((address) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    const settled = new Promise((resolve) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', resolve)
    })
    style?.after(link)
    return settled
  })
  await Promise.all(adding)
}
