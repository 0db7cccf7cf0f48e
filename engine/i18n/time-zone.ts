/** The player’s time zone, such as `Europe/Berlin`. */
export const timeZone = () => new Intl.DateTimeFormat('en').resolvedOptions().timeZone
