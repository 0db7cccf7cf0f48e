/** A boolean as SQLite stores it. */
export type Flag = 0 | 1

/** Converts a boolean to its stored form. */
export const flag = (value: boolean): Flag => (value ? 1 : 0)
