/** What is noted of a preview. */
export interface PreviewRecord {
  brand: string
  /** Its name, and the first label of its host. */
  hash: string
  hosts: string[]
  at: string
  by: string
  /** After this time the next command on the site removes it. */
  expires: string
  engine: string
  build: string
  /** The folder of its pictures. */
  pictures?: string
  frames: string[]
}

/** Whether the time of a preview is over. */
export const isExpired = ({ expires }: PreviewRecord, now = Date.now()) => Date.parse(expires) <= now
