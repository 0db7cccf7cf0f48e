import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UserDocumentUpload } from '#api'
import { ApiError, code } from '../../app/errors.ts'
import { routesOf } from '../../app/routes.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { type Documents, maxFileBytes } from './documents.ts'

/** The allowance for the other parts of a form, in bytes. */
const formOverhead = 64 * 1024

/** The player’s documents. Only this call accepts multipart/form-data, and it accepts nothing else. */
export function documentRoutes(api: FastifyInstance, documents: Documents): void {
  const routes = routesOf(api, 'documents')

  routes.on('documents', 'The player’s documents', (request) => documents.list(requireSession(request).userId))

  void api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const parsing = { parseAs: 'buffer', bodyLimit: maxFileBytes + formOverhead } as const
    scope.addContentTypeParser('multipart/form-data', parsing, ({ headers }: FastifyRequest, body: Buffer) =>
      readForm(body, headers['content-type'] ?? ''),
    )
    // Checked before the form is received, so that visitors cannot upload 10 MB.
    const onRequest = async (request: FastifyRequest) => void requireSession(request)
    routesOf(scope, 'documents').on<{ Body: UserDocumentUpload }>(
      'upload',
      'Sends a document',
      (request) => documents.add(requireSession(request).userId, request.body.type, request.body.file),
      { consumes: 'multipart/form-data', onRequest },
    )
  })
}

async function readForm(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new ApiError(400, code.generic)
    })
  return Object.fromEntries(form)
}
