import profileSchema from '../../../schemas/api/profile.schema.json' with { type: 'json' }
import registrationSchema from '../../../schemas/api/registration.schema.json' with { type: 'json' }
import sessionSchema from '../../../schemas/api/session.schema.json' with { type: 'json' }
import telegramSchema from '../../../schemas/api/telegram.schema.json' with { type: 'json' }

const keysOf = ({ properties }: { properties: object }) => Object.keys(properties)

/** The fields of the specification’s requests. */
const requested = {
  registration: keysOf(registrationSchema.$defs.Registration),
  change: keysOf(profileSchema.$defs.FullDataChange),
}
const telegram = [...keysOf(registrationSchema.$defs.TelegramSignIn), ...keysOf(telegramSchema.$defs.TelegramToken)]

/** What only the platform says of a player. */
const ofPlatform = [...keysOf(profileSchema.$defs.FullData), ...keysOf(sessionSchema.$defs.User)]

const known = new Set([...Object.values(requested).flat(), ...telegram, ...ofPlatform])

/** Returns what a request has beside the fields of the specification: what a brand’s form asks for more. */
export const detailsOf = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !known.has(key)))

/** Returns the names of what a request may not set. */
export const forbiddenIn = (values: object, request: keyof typeof requested): string[] =>
  Object.keys(values).filter((key) => ofPlatform.includes(key) && !requested[request].includes(key))

/** Returns details as they are stored; null for none. */
export function storedDetails(values: object): string | null {
  const details = detailsOf(values)
  return Object.keys(details).length > 0 ? JSON.stringify(details) : null
}

export const readDetails = (stored: string | null): Record<string, unknown> => (stored ? JSON.parse(stored) : {})
