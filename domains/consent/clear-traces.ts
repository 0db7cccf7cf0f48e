/** Deletes a vendor’s cookies and storage entries on this site by name. Its cookies on other sites are out of reach. */
export function clearTraces(names: RegExp) {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key)
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (names.test(name)) expire(name)
  }
}

/** A page cannot see a cookie’s domain: this host or any parent. */
function expire(name: string) {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
