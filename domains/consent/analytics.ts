import { reaction } from 'mobx'
import type { User } from '#api'
import { loadVendorScript } from '#engine/frames/script/vendor-script.ts'
import { consentStore, type ConsentStore } from './consent-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { clearTraces } from './clear-traces.ts'
import type { Manifest } from '#manifest'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const tagScript = 'https://www.googletagmanager.com/gtag/js'
const containerScript = 'https://www.googletagmanager.com/gtm.js'

/** The cookies of each purpose. */
const analyticsTraces = /^_(ga|gid|gat)/
const adTraces = /^_(gcl|gac)/

/**
 * Starts Google Analytics and Tag Manager as soon as the player allows analytics or advertising: page views, sign-ins
 * (spec §1) and Core Web Vitals. Of the player they only receive the user id.
 */
export function startAnalytics(stores: Stores) {
  const { gtag: tag, gtm: container } = stores.manifest.services.production
  const consent = stores.get(consentStore)
  const addresses = [
    ...(tag ? [`${tag.script ?? tagScript}?id=${tag.id}`] : []),
    ...(container ? [`${container.script ?? containerScript}?id=${container.id}`] : []),
  ]
  let isLoaded = false
  reaction(
    () => consentState(consent),
    (state) => {
      const isMeasured = state.analytics_storage === 'granted'
      // Google’s documented opt-out, which also stops a loaded script.
      if (tag) Object.assign(window, { [`ga-disable-${tag.id}`]: !isMeasured })
      if (!isMeasured) clearTraces(analyticsTraces)
      if (state.ad_storage === 'denied') clearTraces(adTraces)
      if (isLoaded) return gtag('consent', 'update', state)
      if (!allowsAny(consent)) return
      isLoaded = true
      gtag('consent', 'default', denied)
      gtag('consent', 'update', state)
      follow(stores)
      // Ad blockers often block them; that is not an error.
      for (const address of addresses) loadVendorScript(address).catch(() => undefined)
    },
    { fireImmediately: true },
  )
}

/** Google’s Consent Mode v2. https://developers.google.com/tag-platform/security/guides/consent */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

function consentState({ allows, categories }: ConsentStore): typeof denied {
  const ads = categories.includes('advertising') && allows('advertising') ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: allows('analytics') ? 'granted' : 'denied',
  }
}

const allowsAny = ({ allows, categories }: ConsentStore) =>
  categories.some((category) => category !== 'support' && allows(category))

function follow(stores: Stores) {
  const { manifest, session, location, head } = stores
  const { gtag: tag, gtm: container } = manifest.services.production
  const consent = stores.get(consentStore)
  const sendsPageViews = tag?.pageViews !== 'stream'
  const place = () => cleanLocation(window.location.href, manifest.pages, location.base)
  const whenAllowed = (run: () => void) => allowsAny(consent) && run()
  const configure = ({ id }: NonNullable<typeof tag>, user: User | null) =>
    gtag('config', id, {
      ...(sendsPageViews && { send_page_view: false, page_location: place() }),
      ...(user && { user_id: String(user.id) }),
    })

  if (tag) {
    gtag('js', new Date())
    configure(tag, session.user)
  }
  if (container) push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  reaction(
    () => location.path,
    // The title is known after the page has rendered.
    () =>
      setTimeout(() =>
        whenAllowed(() => {
          const view = { page_location: place(), page_title: head.title }
          if (tag && sendsPageViews) gtag('event', 'page_view', view)
          if (container) push({ event: 'page_view', ...view })
        }),
      ),
    { fireImmediately: true },
  )
  session.onSignIn((user) =>
    whenAllowed(() => {
      if (tag) {
        configure(tag, user)
        // Google’s script counts its own commands alone; entries such as the spec’s are for Tag Manager.
        gtag('event', 'login', { page_location: place() })
      }
      push({ event: 'login', user_id: String(user.id), page_location: place() })
    }),
  )
  if (tag) reportVitals(() => consent.allows('analytics'), place)
}

/** Core Web Vitals are optional: a failure is ignored. */
function reportVitals(isAllowed: () => boolean, place: () => string) {
  import('./metrics.ts').then(
    ({ measure }) =>
      measure(({ name, id, value, delta, rating }) => {
        if (!isAllowed()) return
        gtag('event', name, {
          value: delta,
          metric_id: id,
          metric_value: value,
          metric_rating: rating,
          page_location: place(),
        })
      }),
    () => undefined,
  )
}

/** Query parameters that third parties may see: campaign and language. */
const kept = /^(utm_\w+|gclid|lng|lang)$/

/**
 * Removes personal data from an address: only harmless query parameters are kept, and links from emails lose their
 * secret part. `base` is what the paths of the site’s addresses begin with (engine/shell/location-store.ts).
 */
export function cleanLocation(href: string, { RESET_PASSWORD, CONFIRM_MAIL }: Manifest['pages'], base: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const secret = [RESET_PASSWORD, CONFIRM_MAIL]
    .map(({ path }) => base + path.slice(0, path.indexOf(':')))
    .find((place) => pathname.startsWith(place))
  const query = new URLSearchParams([...searchParams].filter(([name]) => kept.test(name))).toString()
  return `${origin}${secret ? `${secret}-` : pathname}${query && `?${query}`}`
}

/** Adds an entry to the data layer, which Google’s script reads once it is loaded. */
const push = (entry: unknown) => void (window.dataLayer ??= []).push(entry)

/** Sends a command to Google’s script, which recognizes commands by the `arguments` object. */
function gtag(..._command: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for something else.
  push(arguments)
}
