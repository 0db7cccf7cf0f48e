import type { Manifest } from '../../../schemas/generated/manifest.ts'
import type {
  BrandCard,
  BrandPicture,
  Changed,
  Checked,
  Conflict,
  ManifestFile,
  NewBrandAnswers,
  OpenedBrand,
  PageFile,
  PageFileConflict,
  ParentCard,
  PreviewLink,
  ProductTexts,
  Published,
  Publishing,
  Refusal,
  RemovedBrand,
  ScheduledPublication,
  Session,
} from '../../shared/calls.ts'
import { CallFailed, messageOf, send } from './send.ts'

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await send(method, path, body)
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer
  throw await failure(response)
}

const failure = async (response: Response) =>
  new CallFailed((await messageOf(response)) ?? `The server answered ${response.status}.`)

const brand = (id: string) => `/brands/${encodeURIComponent(id)}`

/** Exchanges the token of the printed address for a cookie. */
export const startSession = (token: string) => call<undefined>('POST', '/session', { token })
export const readSession = () => call<Session>('GET', '/session')
export const readTexts = () => call<ProductTexts>('GET', '/texts')
export const readBrands = () => call<BrandCard[]>('GET', '/brands')
export const readParents = () => call<ParentCard[]>('GET', '/parents')
export const createBrand = (answers: NewBrandAnswers) => call<{ id: string }>('POST', '/brands', answers)
export const renameBrand = (id: string, to: { id: string; name: string }) =>
  call<{ id: string }>('POST', `${brand(id)}/rename`, to)
export const removeBrand = (id: string, revision: string) =>
  call<{ id: string }>('POST', `${brand(id)}/remove`, { revision })
export const readRemoved = () => call<RemovedBrand[]>('GET', '/removed')
export const restoreBrand = (file: string) =>
  call<{ id: string }>('POST', `/removed/${encodeURIComponent(file)}/restore`, {})
export const readPictures = (id: string) => call<BrandPicture[]>('GET', `${brand(id)}/pictures`)
export const uploadPicture = (id: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  call<BrandPicture>('PUT', `${brand(id)}/pictures/${encodeURIComponent(name)}`, bytes)
export const readPageFile = (id: string, name: string) =>
  call<PageFile>('GET', `${brand(id)}/pages/${encodeURIComponent(name)}`)
export const readBrand = (id: string) => call<OpenedBrand>('GET', brand(id))
export const checkText = (id: string, text: string) => call<Checked>('POST', `${brand(id)}/check`, { text })
export const readChanges = (id: string, text: string) => call<Changed>('POST', `${brand(id)}/changes`, { text })
export const readPublishing = (id: string) => call<Publishing>('GET', `${brand(id)}/publishing`)
export const publish = (id: string, message: string) =>
  call<Published>('POST', `${brand(id)}/publish`, message ? { message } : {})
export const readVersion = (id: string, version: number) => call<Manifest>('GET', `${brand(id)}/versions/${version}`)
export const openPreviewLink = (id: string, shown: { version?: number; text?: string; days: number }) =>
  call<PreviewLink>('POST', `${brand(id)}/previews`, shown)
export const closePreviewLink = (id: string, hash: string) =>
  call<{ hash: string }>('POST', `${brand(id)}/previews/${hash}/remove`, {})
export const schedulePublication = (id: string, plan: { local: string; zone: string; message?: string }) =>
  call<ScheduledPublication>('POST', `${brand(id)}/schedule`, plan)
export const cancelPublication = (id: string, number: string) =>
  call<ScheduledPublication>('POST', `${brand(id)}/schedule/${number}/cancel`, {})
export const rollBack = (id: string, version: number) => call<Published>('POST', `${brand(id)}/rollback`, { version })

/** Writes a static page; returns the conflict if its file is another one than that of the revision `base`. */
export async function savePageFile(
  id: string,
  name: string,
  text: string,
  base: string | null,
): Promise<PageFile | PageFileConflict> {
  const response = await send('PUT', `${brand(id)}/pages/${encodeURIComponent(name)}`, { text, base })
  if (response.ok || response.status === 409) {
    const answer = (await response.json()) as PageFile | PageFileConflict | Refusal
    if (!('message' in answer)) return answer
    throw new CallFailed(answer.message)
  }
  throw await failure(response)
}

/** Saves a text; returns the conflict if its file is another one by now. */
export async function saveText(id: string, text: string, base: string | null): Promise<ManifestFile | Conflict> {
  const response = await send('PUT', brand(id), { text, base })
  if (response.ok || response.status === 409) {
    const answer = (await response.json()) as ManifestFile | Conflict | Refusal
    if (!('message' in answer)) return answer
    throw new CallFailed(answer.message)
  }
  throw await failure(response)
}
