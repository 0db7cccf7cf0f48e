import { anything, type Http } from '#engine/data/http.ts'

/** Confirming an email address (extension calls). */
export const confirmationApi = (http: Http) => ({
  confirm: (link: string) => http.send('POST', `/confirm-email/${encodeURIComponent(link)}`, anything),
  sendLetter: () => http.send('POST', '/confirm-email', anything),
})

export type ConfirmationApi = ReturnType<typeof confirmationApi>
