/** Normalizes text for comparison: lower case, without diacritics and apostrophes; the dotless i of Turkish equals i. */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’ʻ]/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .trim()
