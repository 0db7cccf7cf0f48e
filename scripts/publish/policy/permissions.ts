import { readdirSync, readFileSync } from 'node:fs'
import type { Manifest } from '#manifest'
import { standInsOf } from '../brands/vendor-origins.ts'

/** The origins of a vendor’s page. */
export type Frames = readonly [string, ...string[]]

/** Reads the default origins of the page that a vendor of the verification frames from its schema. */
export function verificationFrames(use: string): Frames {
  const path = `widgets/verifications/${use}/options.schema.json`
  const { 'x-frames': frames } = JSON.parse(readFileSync(path, 'utf8')) as { 'x-frames'?: Frames }
  if (!frames?.length) throw new Error(`${path} requires x-frames: the origins of the vendor’s page`)
  return frames
}

/** The default origins of every vendor of the verification, by its name. */
export const allVerificationFrames = (): Record<string, Frames> =>
  Object.fromEntries(readdirSync('widgets/verifications').map((use) => [use, verificationFrames(use)]))

/** Returns the origins of the page that a brand’s vendor of the verification frames. */
export const framesOfVerification = ({ verification }: Pick<Manifest, 'verification'>): readonly string[] =>
  verification ? (verification.hosts ?? verificationFrames(verification.use)) : []

/**
 * Returns the Permissions-Policy with which only these frames can get camera and microphone, and without frames nothing. The page
 * itself has to be named: what it may not use it cannot give to a frame.
 */
export function permissionsPolicy(frames: readonly string[]): string {
  const origins = [...new Set(frames)].map((origin) => `"${origin}"`)
  const allowed = origins.length === 0 ? '()' : `(${['self', ...origins].join(' ')})`
  return ['camera', 'microphone'].map((feature) => `${feature}=${allowed}`).join(', ')
}

/** Returns the policy for servers that send the same headers for all brands. `origins` are replacements of vendors’ origins. */
export const samePermissionsPolicy = (origins: Record<string, string> = {}): string =>
  permissionsPolicy(
    Object.values(allVerificationFrames())
      .flat()
      .flatMap((origin) => standInsOf(origin, origins)),
  )
