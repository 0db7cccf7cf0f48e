import manifestSchema from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { suggest } from '../check/suggest.ts'
import type { Rule } from '../check/rule.ts'

/** The calls of the specification; a platform can have another one. */
const { examples: usual } = manifestSchema.properties.registration.properties.endpoint

const endpointIsMeant: Rule = ({ registration: { endpoint } }) => {
  const suggestion = usual.includes(endpoint) ? undefined : suggest(endpoint, usual)
  if (suggestion === undefined) return []
  return [
    {
      code: 'registration/unusual-endpoint',
      pointer: '/registration/endpoint',
      message: `"${endpoint}" is nearly, but not, a call of the specification.`,
      suggestion,
      effect: 'nobody can register, unless the platform has a call of this name',
    },
  ]
}

/** Rules about the registration call. */
export const registration: Rule[] = [endpointIsMeant]
