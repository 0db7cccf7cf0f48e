import { createContext } from 'react'

/** Whether a block is one of those that a first screen usually holds: what is large there should come soon. */
export const FirstScreen = createContext(false)
