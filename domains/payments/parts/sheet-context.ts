import { createContext } from 'react'

/**
 * Set in a sheet over another page, such as a game: closes the sheet. A payment made there leads nowhere else, and links to other
 * pages are left out. Null on a page.
 */
export const SheetContext = createContext<(() => void) | null>(null)
