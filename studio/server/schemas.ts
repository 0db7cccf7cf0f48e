export const text = { type: 'string' }
export const texts = { type: 'array', items: text }

/** Returns the schema of a call with an object as its body. */
export const object = (properties: Record<string, object>, required: string[]) => ({
  body: { type: 'object', properties, required, additionalProperties: false },
})

/** A call about a brand. */
export interface Of {
  Params: { id: string }
}
