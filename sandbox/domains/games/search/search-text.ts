/** Normalizes text for the search: lower case, without accents. */
export const searchText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
