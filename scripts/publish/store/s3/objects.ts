import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Objects, Sent } from '../objects.ts'
import { UnusableStore } from '../errors.ts'
import { unusable } from './unusable.ts'

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined)

/** Another write came first. */
const isConflict = (error: unknown) => [409, 412].includes(statusOf(error) ?? 0)
const isMissing = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'

/** So many objects are removed at a time. */
const removedAtOnce = 32

/** Opens `s3://bucket/prefix`. Credentials, region and `AWS_ENDPOINT_URL` (or `AWS_ENDPOINT_URL_S3`) are those of the environment. */
export function openObjects(address: string): Objects {
  const [, Bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? []
  if (!Bucket) throw new UnusableStore(`error: ${address} is no store: expected s3://bucket or s3://bucket/prefix.`)
  const client = new S3Client({
    forcePathStyle: (process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL) !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  /** Explains why the store cannot be used, if that is why a request failed. */
  const asked = async <Answer>(request: Promise<Answer>): Promise<Answer> => {
    try {
      return await request
    } catch (error) {
      throw unusable(error, Bucket) ?? error
    }
  }
  const prefix = path && `${path}/`
  const input = (key: string, Body: string | Buffer, { type, caching, encoding, metadata }: Sent) => ({
    Bucket,
    Key: prefix + key,
    Body,
    ContentType: type,
    CacheControl: caching,
    ...(encoding && { ContentEncoding: encoding }),
    ...(metadata && { Metadata: metadata }),
  })
  /** Returns the pages of a list. */
  async function listed(below: { Prefix: string; Delimiter?: string }): Promise<ListObjectsV2CommandOutput[]> {
    const pages: ListObjectsV2CommandOutput[] = []
    let ContinuationToken: string | undefined
    do {
      const page = await asked(client.send(new ListObjectsV2Command({ Bucket, ...below, ContinuationToken })))
      pages.push(page)
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (ContinuationToken)
    return pages
  }
  const tagOf = async (key: string) =>
    (await asked(client.send(new HeadObjectCommand({ Bucket, Key: prefix + key })))).ETag

  const objects: Objects = {
    async get(key) {
      try {
        const { Body, ETag = '' } = await asked(client.send(new GetObjectCommand({ Bucket, Key: prefix + key })))
        return { text: (await Body?.transformToString()) ?? '', tag: ETag }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async exists(key) {
      try {
        return (await tagOf(key)) !== undefined
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async put(key, content, sent) {
      await asked(client.send(new PutObjectCommand(input(key, content, sent))))
    },
    async putIf(tag, key, content, sent) {
      const write = async (condition: { IfMatch: string } | { IfNoneMatch: string }) => {
        try {
          await asked(client.send(new PutObjectCommand({ ...input(key, content, sent), ...condition })))
          return true
        } catch (error) {
          if (isConflict(error) || isMissing(error)) return false
          throw error
        }
      }
      if (tag === undefined) return write({ IfNoneMatch: '*' })
      if (await write({ IfMatch: tag })) return true
      // Ceph compares with the tag without its quotation marks.
      const isStillThis = (await tagOf(key).catch(() => undefined)) === tag
      return isStillThis && write({ IfMatch: tag.replaceAll('"', '') })
    },
    async list(below) {
      const pages = await listed({ Prefix: prefix + below })
      return pages.flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key.slice(prefix.length)))
    },
    async folders(folder) {
      const below = `${prefix}${folder}/`
      const pages = await listed({ Prefix: below, Delimiter: '/' })
      return pages.flatMap(({ CommonPrefixes = [] }) =>
        CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(below.length, -1)),
      )
    },
    // One request each: the request that removes many needs a checksum, and stores do not agree on which (docs/stores.md).
    async remove(keys) {
      for (let start = 0; start < keys.length; start += removedAtOnce) {
        const some = keys.slice(start, start + removedAtOnce)
        await Promise.all(some.map((key) => asked(client.send(new DeleteObjectCommand({ Bucket, Key: prefix + key })))))
      }
    },
    removeFolder: async (folder) => objects.remove(await objects.list(`${folder}/`)),
  }
  return objects
}

/** Throws unless the store refuses a write whose condition does not hold: without that, commands could undo each other. */
export async function expectConditions({ putIf, remove }: Objects) {
  const key = `probe-${process.pid}-${Date.now()}`
  const sent = { type: 'text/plain', caching: 'no-store' }
  try {
    if (!(await putIf(undefined, key, '1', sent))) throw new UnusableStore('error: this store refuses new objects.')
    if ((await putIf(undefined, key, '2', sent)) || (await putIf('"0123456789abcdef0123456789abcdef"', key, '3', sent)))
      throw new UnusableStore(
        'error: this store ignores If-Match or If-None-Match, so two publishers could undo each other. Use a store that honours both, such as Amazon S3, Ceph, MinIO or Cloudflare R2.',
      )
  } finally {
    await remove([key])
  }
}
