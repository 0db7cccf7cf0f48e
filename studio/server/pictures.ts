import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import type { BrandPicture } from '../shared/calls.ts'
import { checkPicture, mostBytes, pictureTypes } from '../shared/pictures/check.ts'
import { expectBrand } from './brands.ts'
import { callerOf } from './identity.ts'
import { logWrite } from './log.ts'
import { Refused } from './refusal.ts'

interface PictureOptions {
  site: string
  /** The folder that holds `brands`. */
  art: string
}

const endings = Object.keys(pictureTypes)
const nameForm = new RegExp(`^([a-z0-9][a-z0-9-]{0,40})\\.(${endings.join('|')})$`)

const addressOf = (id: string, file: string) => `/brands/${id}/${file}`

/** Returns the pictures in a brand’s folder. */
function picturesOf(art: string, id: string): BrandPicture[] {
  const folder = join(art, 'brands', id)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => endings.includes(file.split('.').pop()!))
    .sort()
    .map((file) => ({ address: addressOf(id, file), bytes: statSync(join(folder, file)).size }))
}

/**
 * Writes a picture into a brand’s folder, and returns its address. A file with the name is never overwritten, so that undo and
 * earlier versions keep their pictures: another picture gets a number.
 */
function savePicture(art: string, id: string, name: string, bytes: Uint8Array): string {
  const [, stem, ending] = nameForm.exec(name) ?? []
  if (!stem || !ending) throw new Refused(400, `“${name.slice(0, 60)}” is no name of a picture, such as logo.svg.`)
  const checked = checkPicture(bytes)
  if ('refused' in checked) throw new Refused(400, checked.refused)
  if (checked.type !== ending) throw new Refused(400, `${name} is of the type ${checked.type}: give it that ending.`)
  const folder = join(art, 'brands', id)
  mkdirSync(folder, { recursive: true })
  for (let number = 1; ; number++) {
    const file = number === 1 ? name : `${stem}-${number}.${ending}`
    if (place(join(folder, file), bytes)) return addressOf(id, file)
  }
}

/** Whether a file has these bytes now; not if it has others. */
function place(file: string, bytes: Uint8Array): boolean {
  try {
    writeFileSync(file, bytes, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readFileSync(file).equals(bytes)
  }
}

interface Of {
  Params: { id: string; name: string }
  Body: Buffer
}

/** Adds the calls that list and upload pictures. */
export function pictureRoutes(app: FastifyInstance, manifests: Manifests, { art, site }: PictureOptions) {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.get<Of>('/brands/:id/pictures', ({ params: { id } }) => {
    expectBrand(manifests, id)
    return picturesOf(art, id)
  })
  app.put<Of>(
    '/brands/:id/pictures/:name',
    { bodyLimit: mostBytes + 1000, config: { needs: 'edit' } },
    (request): BrandPicture => {
      const { params, body } = request
      expectBrand(manifests, params.id)
      if (!Buffer.isBuffer(body)) throw new Refused(415, 'A picture is sent as application/octet-stream.')
      const address = savePicture(art, params.id, params.name, body)
      logWrite(site, { by: callerOf(request).by, action: 'picture', brand: params.id, detail: address })
      return { address, bytes: body.length }
    },
  )
}
