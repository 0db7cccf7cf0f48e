const folder = '../../../engine/theme/fonts/'
const sheets = import.meta.glob<string>('../../../engine/theme/fonts/*.css', { query: '?inline', import: 'default' })

/** The names of the typefaces. */
export const typefaces = Object.keys(sheets).map((path) => path.slice(folder.length, -'.css'.length))

/** Reads the style sheet of a typeface, here also shown if it comes late: published pages preload theirs. */
export async function readTypeface(name: string): Promise<string | undefined> {
  const css = await sheets[`${folder}${name}.css`]?.()
  return css?.replaceAll(/font-display: ?optional/g, 'font-display: swap')
}
