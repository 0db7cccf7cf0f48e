import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlayerVerification, VerificationLink, VerificationToken } from '#api'
import { ApiError, code } from '../../app/errors.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import { languageOf } from './emails/reader.ts'
import { reasonText } from './verification/texts.ts'
import type { VerificationTokens } from './verification/tokens.ts'
import { isOpen, type Verifications } from './verification/verifications.ts'

/** The verification of the player’s identity, with the vendor’s tokens and links. */
export function verificationRoutes(
  api: FastifyInstance,
  verifications: Verifications,
  tokens: VerificationTokens,
): void {
  const routes = routesOf(api, 'verification')

  routes.on('verification', 'How far the verification is', async (request): Promise<PlayerVerification> => {
    const { userId } = requireSession(request)
    const applicant = await verifications.of(userId)
    return {
      status: applicant.status,
      reasons: applicant.reasons.map((reason) => reasonText(reason, languageOf(request))),
      ...(isOpen(applicant) && { token: tokens.tokenFor(userId, vendorOrigin(request)) }),
    }
  })

  routes.on('token', 'A new token for the vendor’s page', async (request): Promise<VerificationToken> => {
    const userId = await openPlayer(request)
    return { token: tokens.tokenFor(userId, vendorOrigin(request)) }
  })

  routes.on('link', 'A link for another device', async (request): Promise<VerificationLink> => {
    const { path, expiresAt } = tokens.linkFor(await openPlayer(request))
    return { link: vendorOrigin(request) + path, expiresAt }
  })

  async function openPlayer(request: FastifyRequest): Promise<number> {
    const { userId } = requireSession(request)
    if (!isOpen(await verifications.of(userId))) throw new ApiError(400, code.generic)
    return userId
  }
}

/** The origin of the stand-in vendor, on the port through which the caller reached the sandbox. */
function vendorOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://sumsub.vendors.localhost${/:\d+$/.exec(host)?.[0] ?? ''}`
}
