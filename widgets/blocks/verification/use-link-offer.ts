import { useStores } from '#engine/shell/stores.ts'

/** Whether the platform makes links for another device, as far as known. To be called in observers. */
export const useLinkOffer = (): boolean => !useStores().http.absent.has('POST /my/verification/link')
