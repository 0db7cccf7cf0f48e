import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** The binary logarithm of scrypt’s work. Tests set less, since they sign in a thousand times. */
const cost = Number(process.env.SANDBOX_PASSWORD_COST ?? 15)
const keyLength = 32

/** Hashes a password as `cost$salt$key`, the latter two in base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return `${cost}$${salt.toString('base64url')}$${(await derive(password, salt, cost)).toString('base64url')}`
}

/**
 * Whether a password matches a hash. Without a hash it does the same work and returns false, so that timing reveals
 * nothing.
 */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  // A hash of before costs were in it has none.
  const [key = '', salt = '', work = hash ? 15 : cost] = (hash ?? '').split('$').toReversed()
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(work))
  const expected = Buffer.from(key, 'base64url')
  return (
    timingSafeEqual(derived, expected.length === keyLength ? expected : Buffer.alloc(keyLength)) &&
    expected.length === keyLength
  )
}

function derive(password: string, salt: Buffer, work: number): Promise<Buffer> {
  const parameters = { N: 2 ** work, r: 8, p: 1, maxmem: 2 ** 26 }
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
