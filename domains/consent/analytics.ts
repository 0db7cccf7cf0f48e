import { reaction } from 'mobx'
import type { Services } from '#manifest'
import type { User } from '#api'
import { loadVendorScript } from '#engine/frames/script/vendor-script.ts'
import { consentStore } from './consent-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { cleanLocation } from './clean-location.ts'
import { clearTraces } from './clear-traces.ts'
import { gtag, push } from './data-layer.ts'

const traces = /^_(ga|gid|gat|gac|gcl)/

/**
 * Starts Google Analytics as soon as the player allows it: page views, sign-ins (spec §1) and Core Web Vitals. Of the
 * player it only receives the user id.
 */
export function startAnalytics(
  stores: Stores,
  { id, script = 'https://www.googletagmanager.com/gtag/js' }: NonNullable<Services['gtag']>,
) {
  const { allows } = stores.of(consentStore)
  let isLoaded = false
  reaction(
    () => allows('analytics'),
    (isAllowed) => {
      // Google’s documented opt-out, which also stops a loaded script.
      Object.assign(window, { [`ga-disable-${id}`]: !isAllowed })
      if (!isAllowed) return clearTraces(traces)
      if (isLoaded) return
      isLoaded = true
      follow(stores, id)
      // Ad blockers often block it; that is not an error.
      loadVendorScript(`${script}?id=${id}`).catch(() => undefined)
    },
    { fireImmediately: true },
  )
}

function follow(stores: Stores, id: string) {
  const { manifest, session, location, head } = stores
  const { allows } = stores.of(consentStore)
  const place = () => cleanLocation(window.location.href, manifest.pages)
  const whenAllowed = (run: () => void) => allows('analytics') && run()
  const configure = (user: User | null) =>
    gtag('config', id, { send_page_view: false, page_location: place(), ...(user && { user_id: String(user.id) }) })

  gtag('js', new Date())
  configure(session.user)
  reaction(
    () => location.path,
    // The title is known after the page has rendered.
    () =>
      setTimeout(() =>
        whenAllowed(() => gtag('event', 'page_view', { page_location: place(), page_title: head.title })),
      ),
    { fireImmediately: true },
  )
  session.onSignIn((user) =>
    whenAllowed(() => {
      configure(user)
      push({ event: 'login', user_id: String(user.id), page_location: place() })
    }),
  )
  // Optional: a failure is ignored.
  import('./metrics.ts').then(
    ({ measure }) =>
      measure(({ name, id: metricId, value, delta, rating }) =>
        whenAllowed(() =>
          gtag('event', name, {
            value: delta,
            metric_id: metricId,
            metric_value: value,
            metric_rating: rating,
            page_location: place(),
          }),
        ),
      ),
    () => undefined,
  )
}
