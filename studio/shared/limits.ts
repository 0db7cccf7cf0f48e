/** What Studio edits at most; a manifest of hundreds of blocks has a tenth of it. */
export const mostCharacters = 1_000_000

/** Returns why a text of this many characters is refused. */
export const tooLarge = (characters: number) =>
  `This text has ${(characters / 1e6).toFixed(1)} million characters; Studio takes a million at most. Nothing was changed.`

/** How large a static page of a brand is at most, in bytes; long terms have a tenth of it. */
export const mostPageBytes = 500_000
