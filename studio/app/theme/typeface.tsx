import { useEffect } from 'react'
import { readTypeface } from '../../preview/patch/typefaces.ts'

const known = new Set<string>()

/** Loads a typeface for the elements that are marked with its name. */
async function load(name: string) {
  if (known.has(name)) return
  known.add(name)
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync((await readTypeface(name))?.replaceAll(':root', `[data-typeface='${name}']`) ?? '')
    document.adoptedStyleSheets.push(sheet)
  } catch {
    known.delete(name)
  }
}

/** Two letters in a typeface, as headings have it. */
export function Typeface({ name }: { name: string }) {
  useEffect(() => void load(name), [name])
  return (
    <text data-typeface={name} className="drawn-letters" x="32" y="29">
      Ag
    </text>
  )
}
