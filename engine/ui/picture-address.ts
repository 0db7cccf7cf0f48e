/** Absolute addresses of the web, pictures as data, and relative ones: these have no colon before their first slash, `?` or `#`. */
const allowed = /^(?:https?:\/\/|data:image\/|[^:\\?#/]*(?:[/?#]|$))/i

/** Returns the address of a picture that a platform named, or an empty text if it is of another scheme. Of links, `targetOf` is this. */
export function pictureAddress(given: string): string {
  const address = given.trim()
  return allowed.test(address) ? address : ''
}
