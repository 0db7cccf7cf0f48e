import { createContext } from 'react'

/** Whether a block is likely visible without scrolling: its large pictures then load at once. */
export const FirstScreen = createContext(false)
