import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Diagnostic } from '../../manifest-tools/check/diagnostic.ts'
import { plainWords } from '../../manifest-tools/explain/plain-words.ts'
import { UnreadableFile } from '../../manifest-tools/layers/layer.ts'
import { CannotSchedule } from '../../scripts/publish/schedule/schedule.ts'
import { NoSuchTime } from '../../manifest-tools/time/zoned.ts'
import { CannotRollBack, SiteLocked } from '../../scripts/publish/store/errors.ts'
import { StaleBuild } from '../../scripts/publish/build/staleness.ts'
import type { Refusal } from '../shared/calls.ts'

/** A call cannot be carried out; the message is for the operator. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Returns the refusal of a brand with errors: the first one, in the words of the forms. */
export const errorsFirst = ({ message, pointer }: Diagnostic, manifest: unknown) =>
  new Refused(409, `Fix the errors of the checks first: ${plainWords(message, pointer, manifest)}`)

const refusals = [SiteLocked, CannotRollBack, CannotSchedule, NoSuchTime, StaleBuild]
const isRefusal = (error: Error) => refusals.some((each) => error instanceof each)

const reasons: Record<string, string> = {
  EACCES: 'Studio has no permission to write the file.',
  EPERM: 'Studio has no permission to write the file.',
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
}

/** Answers a failed call with its status, and a sentence that says what can be done. */
export function answerRefusal(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const { code = '', statusCode = 500 } = error as FastifyError
  const answer = (status: number, message: string) => reply.code(status).send({ message } satisfies Refusal)
  if (error instanceof Refused) return answer(error.status, error.message)
  if (isRefusal(error)) return answer(409, error.message)
  if (error instanceof UnreadableFile) return answer(403, `The file cannot be read: ${error.message}.`)
  if (reasons[code]) return answer(403, `${reasons[code]} What you typed is kept in this browser.`)
  if (statusCode === 413) return answer(413, `This is too large: ${tooLarge(request)}.`)
  if (statusCode < 500) return answer(statusCode, error.message)
  request.log.error(error)
  return answer(500, `Studio failed: ${error.message}`)
}

const tooLarge = ({ url }: FastifyRequest) =>
  url.includes('/pictures/') ? 'a picture has at most 3.0 MB' : 'Studio takes a text of a million characters at most'
