/** The shape of a flag. */
export const boolean = { type: 'boolean' }

/** The shape of an amount in the major unit. */
export const money = { type: 'number', minimum: 0, maximum: 1e9 }

/** The shape of a text that is not empty. */
export const text = { type: 'string', minLength: 1 }

/** The shape of an object with no other properties than these. */
export const closed = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** The shape of the parameters of a call about one thing, whose id is a number. */
export const idParams = closed({ id: { type: 'integer' } }, ['id'])
