import { sharedStorage, tabStorage, writeCookie } from '#engine/data/storage.ts'

/** Deletes a vendor’s cookies and storage entries on this site by name. Its cookies on other sites are out of reach. */
export function clearTraces(names: RegExp) {
  for (const storage of [sharedStorage, tabStorage]) {
    for (const key of storage.keys()) if (names.test(key)) storage.removeItem(key)
  }
  for (const cookie of readCookies().split('; ')) {
    const [name = ''] = cookie.split('=')
    if (names.test(name)) expire(name)
  }
}

/** A page cannot see a cookie’s domain: this host or any parent. */
function expire(name: string) {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) writeCookie(`${name}=; path=/; max-age=0${domain}`)
}

/** The cookies that scripts may read, as `name=value; name=value`; empty where the browser keeps them back. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
