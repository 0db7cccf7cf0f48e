/** Where a brand’s theme is stored; the shell’s script reads it before the first paint. */
export const themeKey = (brand: string) => `theme:${brand}`
