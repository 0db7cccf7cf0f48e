/** The token of previews in tests. */
export const token = 'token-of-tests'
