import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }
const keyLength = 32

/** Hashes a password as `salt$key` in base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return `${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

/**
 * Whether a password matches a hash. Without a hash it does the same work and returns false, so that timing reveals
 * nothing.
 */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return (
    timingSafeEqual(derived, expected.length === keyLength ? expected : Buffer.alloc(keyLength)) &&
    expected.length === keyLength
  )
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
