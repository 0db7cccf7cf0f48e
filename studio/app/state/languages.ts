import type { JsonObject } from '../../../manifest-tools/json/pointer.ts'

/** Returns the languages of a manifest; none of one that is not right yet. */
export const languagesOf = ({ languages }: JsonObject): string[] =>
  Array.isArray(languages) ? languages.map(String) : []
