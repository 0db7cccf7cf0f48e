import { UnusableStore } from '../errors.ts'

/** Why nobody answers, by the system’s error code. */
const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT']

/** Returns what to do about a failed request to a bucket; undefined for any other failure. */
export function unusable(error: unknown, bucket: string): UnusableStore | undefined {
  const {
    name,
    code = '',
    message,
    $metadata,
  } = error as Error & {
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  if (name === 'NoSuchBucket') return new UnusableStore(`error: there is no bucket ${bucket} in this store: create it.`)
  if ([401, 403].includes($metadata?.httpStatusCode ?? 0))
    return new UnusableStore(
      `error: the store refuses these credentials for ${bucket} (${name}): they must be allowed to read, write, list and delete objects.`,
    )
  if (name === 'CredentialsProviderError')
    return new UnusableStore('error: no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.')
  if (message === 'Region is missing')
    return new UnusableStore('error: no region: set AWS_REGION, for example us-east-1.')
  if (unreachable.includes(code))
    return new UnusableStore(`error: the store cannot be reached (${code}): check AWS_ENDPOINT_URL and the network.`)
  return undefined
}
