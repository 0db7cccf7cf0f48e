import type { UserDocument } from '#api'
import { isUserDocument, isUserDocumentList } from '#schemas/is-api/documents.js'
import type { Http, UploadWatch } from '#engine/data/http.ts'

/** A document’s kind. */
export type DocumentType = UserDocument['type']

/** The player’s documents. */
export const documentsApi = (http: Http) => ({
  documents: () => http.get('/my/documents', isUserDocumentList),
  upload: (type: DocumentType, file: Blob, watch: UploadWatch) => {
    const form = new FormData()
    form.append('type', type)
    form.append('file', file)
    return http.upload('/my/documents', isUserDocument, form, watch)
  },
})

export type DocumentsApi = ReturnType<typeof documentsApi>
