/** Returns the storage key of a brand’s theme; the shell’s script reads it before the first paint. */
export const themeKey = (brand: string) => `theme:${brand}`
