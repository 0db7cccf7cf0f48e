/** The domains that this one imports. */
export const needs: readonly string[] = ['matches', 'payments']
