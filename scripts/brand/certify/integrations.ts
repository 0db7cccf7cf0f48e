import type { Manifest } from '#manifest'
import { analyticsIntegrations } from './analytics.ts'
import { chatIntegrations } from './chats.ts'
import type { Integration } from './check.ts'
import { errorsIntegration } from './errors.ts'
import { gamesIntegration } from './games.ts'
import { horsesIntegration, sportIntegration } from './sport.ts'
import { telegramIntegration } from './telegram.ts'
import { verificationIntegration } from './verification.ts'

/** Returns everything of vendors that a manifest names, with its checks. */
export const integrationsOf = (manifest: Manifest): Integration[] =>
  [
    sportIntegration,
    horsesIntegration,
    gamesIntegration,
    chatIntegrations,
    telegramIntegration,
    verificationIntegration,
    analyticsIntegrations,
    errorsIntegration,
  ].flatMap((of) => of(manifest))
