/**
 * Stands in for https://www.googletagmanager.com/gtag/js?id=…: takes the commands of the data layer, including those queued
 * before it loaded, sets its cookies on the site and sends each event to a second host.
 *
 * Sources, 26 November 2026:
 * - developers.google.com/tag-platform/devguides/datalayer: commands are `arguments` objects; other entries are for Tag
 *   Manager.
 * - developers.google.com/analytics/devguides/collection/ga4/views: `config` sends a `page_view` unless `send_page_view`
 *   is false; a stream with history measurement sends another one “when the page changes based on browser history”.
 * - developers.google.com/tag-platform/security/guides/consent: `gtag('consent', 'default' | 'update', {ad_storage, …})`;
 *   without `analytics_storage` no cookies are set, and hits carry no client id.
 * - developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out: `window['ga-disable-G-…'] = true`.
 * - Assumed: the names of query parameters of `/g/collect`; ids that begin with `G-STREAM` have history measurement on.
 */
;(function () {
  const { origin, searchParams } = new URL(document.currentScript.src)
  const collect = `${origin.replace('//gtag.', '//google-analytics.')}/g/collect`
  const id = searchParams.get('id')
  const defaults = {}
  const consent = {}
  const year = 'path=/; max-age=63072000; samesite=lax'
  const allows = (purpose) => consent[purpose] !== 'denied'

  function leaveCookies() {
    if (!allows('analytics_storage')) return
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
      // The state of consent: advertising, then analytics.
      gcs: `G1${allows('ad_storage') ? 1 : 0}${allows('analytics_storage') ? 1 : 0}`,
      ...(user && { uid: user }),
    })
    for (const [key, value] of Object.entries(rest)) query.set(`ep.${key}`, value)
    void fetch(`${collect}?${query}`, { method: 'POST', keepalive: true, mode: 'no-cors' }).catch(() => undefined)
  }

  function measureHistory() {
    for (const name of ['pushState', 'replaceState']) {
      const change = history[name].bind(history)
      history[name] = (...given) => {
        const before = document.location.href
        change(...given)
        if (document.location.href !== before) send('page_view', {})
      }
    }
    addEventListener('popstate', () => send('page_view', {}))
  }

  const commands = {
    js() {},
    consent: (_how, states) => Object.assign(consent, states),
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
  if (id.startsWith('G-STREAM')) measureHistory()
})()
