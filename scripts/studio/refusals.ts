import type { Sandbox } from '../../sandbox/app/server.ts'
import { refusalPath } from '../../studio/preview/settings.ts'

interface Refusal {
  code: number
  param: string
}

const body = {
  type: 'object',
  properties: { code: { type: 'integer' }, param: { type: 'string', maxLength: 500 } },
  required: ['code', 'param'],
  additionalProperties: false,
}

/** Refuses what the preview of a form sends, as a platform does that does not accept a field. */
export const serveRefusals = (app: Sandbox['app']) =>
  app.post<{ Body: Refusal }>(refusalPath, { schema: { hide: true, body } }, ({ body: { code, param } }, reply) =>
    reply.code(400).send({ code, param }),
  )
