/**
 * Stands in for https://www.googletagmanager.com/gtm.js?id=GTM-…: a container with a tag of Google Analytics and one of
 * Google Ads, which run on the data layer’s events as far as the player’s consent allows.
 *
 * Sources, 26 November 2026:
 * - developers.google.com/tag-platform/tag-manager/datalayer: triggers are entries `{event: 'name', …}`.
 * - developers.google.com/tag-platform/security/guides/consent: consent comes by commands, and tags with built-in checks
 *   wait for `analytics_storage` or `ad_storage`.
 * - developers.google.com/tag-platform/security/guides/csp: the container starts from `{'gtm.start': …, event: 'gtm.js'}`.
 * - Assumed: the addresses of the tags’ hits.
 */
;(function () {
  const { origin, searchParams } = new URL(document.currentScript.src)
  const hostOf = (name) => origin.replace('//gtag.', `//${name}.`)
  const container = searchParams.get('id')
  const consent = {}
  let isStarted = false

  const tags = {
    analytics_storage(name, { page_location: place = document.location.href }) {
      const query = new URLSearchParams({ v: '2', tid: container, en: name, dl: place })
      void fetch(`${hostOf('google-analytics')}/g/collect?${query}`, {
        method: 'POST',
        mode: 'no-cors',
        keepalive: true,
      }).catch(() => undefined)
    },
    ad_storage(name) {
      const address = `${hostOf('google-ads')}/pagead/viewthroughconversion/1/?event=${encodeURIComponent(name)}`
      void fetch(address, { mode: 'no-cors', keepalive: true }).catch(() => undefined)
    },
  }

  function take(entry) {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      if (entry[0] === 'consent') Object.assign(consent, entry[2])
      return
    }
    const { event: name, ...values } = entry || {}
    if (name === 'gtm.js') isStarted = true
    if (!isStarted || !['page_view', 'login'].includes(name)) return
    for (const [purpose, send] of Object.entries(tags)) if (consent[purpose] === 'granted') send(name, values)
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
