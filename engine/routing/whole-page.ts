import { createContext } from 'react'

/** Whether all blocks of a page are drawn at once, as in its HTML file; else the first ones come before the others. */
export const WholePageContext = createContext(false)
