import { pictureNumbers } from '../../preview/settings.ts'

/**
 * Returns where pictures of a brand are served to a role. Pictures have hosts of their own, or they would share who is signed in with
 * the previews of the editor.
 */
export const originOf = (preview: string, role: string) =>
  preview.replace('://', `://${role === 'visitor' ? pictureNumbers.visitors : pictureNumbers.players}.`)
