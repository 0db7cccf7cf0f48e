/** Deletes the cookies and storage entries of these names that a vendor left on this site, as far as a page may: not its cookies elsewhere. */
export function clearTraces(names: RegExp) {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key)
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (names.test(name)) expire(name)
  }
}

/** A page cannot see which domain a cookie was set for: this host, or any above it. */
function expire(name: string) {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
