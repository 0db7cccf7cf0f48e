import { createContext } from 'react'

/** Returns the address of a path in content, which may lack the language that the addresses of the page have. */
export const LinkAddressContext = createContext((path: string) => path)
