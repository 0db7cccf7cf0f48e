import { reaction } from 'mobx'
import type { LocationStore } from '../shell/location-store.ts'

/**
 * A typeface that loads too late for the first page is not used there, so that nothing moves (`font-display: optional`).
 * It is used from the next page on, whose layout is new anyway.
 */
export async function showLateTypefaces(location: Pick<LocationStore, 'path'>) {
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
    ({ href }) => href,
  )
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).flatMap(({ style }) => faceOf(style, preloaded))
  await Promise.all(faces.map((face) => face.load()))
  const stop = reaction(
    () => location.path,
    () => {
      stop()
      for (const face of faces) document.fonts.add(face)
    },
  )
}

/** Returns the face of a rule whose file is among the preloaded ones. */
function faceOf(style: CSSStyleDeclaration, preloaded: readonly string[]): FontFace[] {
  const source = style.getPropertyValue('src')
  const file = /url\("?(.+?)"?\)/.exec(source)?.[1]
  if (!file || !preloaded.includes(new URL(file, document.baseURI).href)) return []
  const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '')
  const weight = style.getPropertyValue('font-weight')
  const unicodeRange = style.getPropertyValue('unicode-range')
  return [new FontFace(family, source, { ...(weight && { weight }), ...(unicodeRange && { unicodeRange }) })]
}
