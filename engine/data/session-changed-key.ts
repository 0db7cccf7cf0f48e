/** The name in the storage by which tabs notify each other. */
export const sessionChangedKey = 'session-changed'
