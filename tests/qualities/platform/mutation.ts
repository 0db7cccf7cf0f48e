/** What a platform may do to a response. */
export const kinds = [
  'absent',
  'null',
  'other type',
  'other instant',
  'enumeration',
  'unreadable',
  'extra field',
  'odd item',
  'empty list',
  'other name',
  'other case',
  'inside',
  'scalar',
  'nothing to show',
  'envelope',
  'bare list',
] as const

export interface Mutation {
  kind: (typeof kinds)[number]
  /** What is different, such as `rows.1.stake: "12.50"`. */
  name: string
  body: unknown
  /** What has to be read; undefined if the response cannot be. */
  expected: unknown
  /** The values that have to be reported, each once. */
  reported: unknown[]
  /** Where `platform.envelope` says that the content is. */
  envelope?: string
}
