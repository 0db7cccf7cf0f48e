/** What Studio needs behind a team’s proxy. */
interface TeamSettings {
  /** Studio’s address for the team, such as `https://studio.company.example`. */
  origin: string
  /** The domain of previews. */
  domain: string
  secret: string
  roles: string
}

const leastSecret = 32

/** Reads the settings of a team from the environment; undefined if there are none. Throws an error whose message says what is wrong. */
export function teamSettings(env: NodeJS.ProcessEnv): TeamSettings | undefined {
  const { STUDIO_ORIGIN, STUDIO_PREVIEWS, STUDIO_PROXY_SECRET, STUDIO_ROLES } = env
  const given = { STUDIO_ORIGIN, STUDIO_PREVIEWS, STUDIO_PROXY_SECRET, STUDIO_ROLES }
  if (Object.values(given).every((value) => !value)) return undefined
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : name))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`)
  if (!/^https:\/\/[a-z\d.-]+$/.test(STUDIO_ORIGIN!))
    throw new Error('STUDIO_ORIGIN must be an origin such as https://studio.company.example.')
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(STUDIO_PREVIEWS!))
    throw new Error('STUDIO_PREVIEWS must be a domain such as studio.company.example.')
  if (STUDIO_PROXY_SECRET!.length < leastSecret)
    throw new Error(`STUDIO_PROXY_SECRET must have at least ${leastSecret} characters: openssl rand -hex 32`)
  return {
    origin: STUDIO_ORIGIN!,
    domain: STUDIO_PREVIEWS!,
    secret: STUDIO_PROXY_SECRET!,
    roles: STUDIO_ROLES!,
  }
}
