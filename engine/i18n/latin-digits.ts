/** Converts Arabic-Indic, Persian and full-width digits to Latin ones. */
export const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
