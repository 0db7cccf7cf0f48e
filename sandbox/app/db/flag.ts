/** SQLite’s boolean. */
export type Flag = 0 | 1

/** A boolean as SQLite keeps it. */
export const flag = (value: boolean): Flag => (value ? 1 : 0)
