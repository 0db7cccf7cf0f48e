import type { FastifyInstance } from 'fastify'
import type { UserDocument } from '#api'
import { closed, idParams, text } from '../../app/control/shapes.ts'
import type { Documents } from './documents.ts'

const review = closed(
  { status: { $ref: 'documents.schema.json#/$defs/UserDocument/properties/status' }, reason: text },
  ['status'],
)

/** Control calls with which a test acts as the operator who reviews documents. */
export function documentControl(control: FastifyInstance, documents: Documents): void {
  control.get<{ Params: { id: number } }>(
    '/documents/:id',
    { schema: { params: idParams } },
    async ({ params }, reply) => {
      const { mediaType, content } = await documents.file(params.id)
      return reply.type(mediaType).send(Buffer.from(content))
    },
  )

  control.patch<{ Params: { id: number }; Body: Pick<UserDocument, 'status' | 'reason'> }>(
    '/documents/:id',
    { schema: { params: idParams, body: review } },
    ({ params, body }) => documents.review(params.id, body.status, body.reason),
  )
}
