import type { Selectable } from 'kysely'
import type { UserDocument, UserDocumentUpload } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import type { Tables } from '../../app/db/tables.ts'
import { ApiError, code, notFound } from '../../app/errors.ts'
import type { RateLimits } from '../../app/rate-limits.ts'

/** The maximum file size in bytes. */
export const maxFileBytes = 10 * 1024 * 1024

const perPlayer = { times: 20, withinMs: 60 * 60_000 }

/** The leading bytes of each accepted file type. */
const beginnings = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** Stores the documents that players upload. */
export class Documents {
  readonly #db: Database
  readonly #clock: Clock
  readonly #limits: RateLimits

  constructor(db: Database, clock: Clock, limits: RateLimits) {
    this.#db = db
    this.#clock = clock
    this.#limits = limits
  }

  /** A player’s documents, latest first. */
  async list(userId: number): Promise<UserDocument[]> {
    const own = this.#db.selectFrom('documents').where('user_id', '=', userId)
    return (await own.orderBy('id', 'desc').select(shown).execute()).map(documentOf)
  }

  /**
   * Stores a document for review. Throws 110 without a file, 117 for another file type, 413 for a file that is too
   * large, or 429.
   */
  async add(userId: number, type: UserDocumentUpload['type'], file: unknown): Promise<UserDocument> {
    if (!(file instanceof File) || file.size === 0) throw new ApiError(400, code.fieldInvalid, 'file')
    if (file.size > maxFileBytes) throw new ApiError(413, code.tooLarge, 'file')
    const content = new Uint8Array(await file.arrayBuffer())
    const mediaType = mediaTypeOf(content)
    if (!mediaType) throw new ApiError(400, code.fileType, 'file')

    await this.#limits.take(`documents:${userId}`, perPlayer)
    const kept = { type, name: cleanName(file.name), media_type: mediaType, content }
    const row = { user_id: userId, ...kept, status: 'pending' as const, created_at: this.#clock.now() }
    return documentOf(await this.#db.insertInto('documents').values(row).returning(shown).executeTakeFirstOrThrow())
  }

  /** Sets the result of a review. Rejects with 404 if there is no such document. */
  async review(id: number, status: UserDocument['status'], reason?: string): Promise<UserDocument> {
    const reviewed = this.#db
      .updateTable('documents')
      .set({ status, reason: reason ?? null })
      .where('id', '=', id)
    const row = await reviewed.returning(shown).executeTakeFirst()
    if (!row) throw notFound()
    return documentOf(row)
  }

  /** The file of a document, for the reviewer. Rejects with 404 if there is none. */
  async file(id: number): Promise<{ mediaType: string; content: Uint8Array }> {
    const row = await this.#db
      .selectFrom('documents')
      .where('id', '=', id)
      .select(['media_type', 'content'])
      .executeTakeFirst()
    if (!row) throw notFound()
    return { mediaType: row.media_type, content: row.content }
  }
}

const shown = ['id', 'type', 'name', 'status', 'reason', 'created_at'] as const

type Row = Pick<Selectable<Tables['documents']>, (typeof shown)[number]>

const documentOf = ({ id, type, name, status, reason, created_at }: Row): UserDocument => ({
  id,
  type,
  name,
  status,
  ...(reason !== null && { reason }),
  createdAt: new Date(created_at).toISOString(),
})

/** The media type by content; the file’s name and the declared type are not trusted. */
const mediaTypeOf = (content: Uint8Array): string | undefined =>
  Object.entries(beginnings).find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0]

/** The last part of a path, without characters that a file name must not contain. */
const cleanName = (name: string) =>
  (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(-180) || 'document'
