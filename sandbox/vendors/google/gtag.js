/**
 * Stands in for https://www.googletagmanager.com/gtag/js?id=…: takes the commands of the data layer, including those queued
 * before it loaded, sets its cookies on the site and sends each event to a second host. Like the real one it reads
 * only `arguments` objects and does nothing if `ga-disable-{id}` is set.
 */
;(function () {
  const { origin, searchParams } = new URL(document.currentScript.src)
  const collect = `${origin.replace('//gtag.', '//google-analytics.')}/g/collect`
  const id = searchParams.get('id')
  const defaults = {}
  const year = 'path=/; max-age=63072000; samesite=lax'

  function leaveCookies() {
    const known = /(?:^|; )_ga=([^;]*)/.exec(document.cookie)
    if (!known)
      document.cookie = `_ga=GA1.1.${Math.floor(Math.random() * 1e9)}.${Math.floor(Date.now() / 1000)}; ${year}`
    document.cookie = `_ga_${id.replace(/^G-/, '')}=GS1.1.${Math.floor(Date.now() / 1000)}.1.0; ${year}`
  }

  function send(name, parameters) {
    if (window[`ga-disable-${id}`]) return
    leaveCookies()
    const {
      page_location: location = document.location.href,
      page_title: title = document.title,
      user_id: user,
      ...rest
    } = { ...defaults, ...parameters }
    const query = new URLSearchParams({
      v: '2',
      tid: id,
      en: name,
      dl: location,
      dt: title,
      ...(user && { uid: user }),
    })
    for (const [key, value] of Object.entries(rest)) query.set(`ep.${key}`, value)
    void fetch(`${collect}?${query}`, { method: 'POST', keepalive: true, mode: 'no-cors' }).catch(() => undefined)
  }

  const commands = {
    js() {},
    config(target, parameters = {}) {
      if (target !== id) return
      const { send_page_view: sends = true, ...rest } = parameters
      Object.assign(defaults, rest)
      if (sends) send('page_view', {})
    },
    set: (parameters) => Object.assign(defaults, parameters),
    event: (name, parameters) => send(name, parameters),
  }

  function take(entry) {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
    const [name, ...values] = entry
    if (Object.hasOwn(commands, name)) commands[name](...values)
  }

  const layer = (window.dataLayer = window.dataLayer || [])
  const add = layer.push.bind(layer)
  layer.push = (...entries) => {
    const length = add(...entries)
    entries.forEach(take)
    return length
  }
  layer.slice().forEach(take)
})()
