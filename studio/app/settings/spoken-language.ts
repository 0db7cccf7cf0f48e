import { createContext } from 'react'

/** The language in which the preview shows the brand, and in which typed words are written; empty for the brand’s first. */
export const SpokenLanguage = createContext('')
