import type { FastifyInstance } from 'fastify'
import type { UserDocument } from '#api'
import type { Services } from '../../app/services.ts'
import { bodies, documentParams } from '../../app/control/shapes.ts'

/** Control calls with which a test acts as the operator who reviews documents. */
export function documentControl(control: FastifyInstance, { documents }: Services): void {
  control.get<{ Params: { id: number } }>(
    '/documents/:id',
    { schema: { params: documentParams } },
    async ({ params }, reply) => {
      const { mediaType, content } = await documents.file(params.id)
      return reply.type(mediaType).send(Buffer.from(content))
    },
  )

  control.patch<{ Params: { id: number }; Body: Pick<UserDocument, 'status' | 'reason'> }>(
    '/documents/:id',
    { schema: { params: documentParams, body: bodies.document } },
    ({ params, body }) => documents.review(params.id, body.status, body.reason),
  )
}
