import { runInAction } from 'mobx'
import type { Stores } from '../../engine/shell/stores.ts'
import type { Overlays } from '../../schemas/generated/manifest.ts'
import { answerStates, setAnswers } from './context/answers.ts'
import type { Registry } from '../../engine/registry.ts'
import { goTo, here } from './patch/live.ts'
import { ownPopup } from './own-popup.ts'
import {
  filledBetSlip,
  loadingPage,
  outcomes,
  overlaysWithData,
  paymentResult,
  pendingPayment,
  telegramRegistration,
  wheelThings,
} from './rare.ts'

const toastTypes = ['info', 'success', 'warning', 'error'] as const

/** What a page shows from its start on: its stores have read the API’s answers only once. */
const answersOf = (what: string | null) => answerStates.find((state) => what?.split(' ').includes(`answers:${state}`))

/** Before the engine starts. */
export function prepareShow(what: string | null) {
  const state = answersOf(what)
  if (state) setAnswers(state)
}

interface Hidden {
  /** What can be shown. */
  names: string[]
  /**
   * Shows one thing in place of the one before; null shows none. `answers:error overlay:search` is a thing while the API’s
   * answers are like that, `popup:welcome` the message of the brand’s own with this id.
   */
  show(what: string | null): void
}

/** Calls up what players see rarely. `first` is what the page has started with. */
export function hiddenThings(stores: Stores, registry: Registry, first: string | null): Hidden {
  const { manifest, overlays, toasts, language } = stores
  const names = Object.keys(manifest.overlays) as (keyof Overlays)[]
  const places: Record<string, string> = {
    'page:not-found': '/this-page-does-not-exist',
  }
  const withData = overlaysWithData(stores)
  const things = {
    ...wheelThings(stores),
    'bet-slip:filled': filledBetSlip(stores),
    'payments:pending': pendingPayment(stores),
    'form:registration-telegram': telegramRegistration(stores),
    'page:loading': loadingPage(stores, registry),
  }
  let hide = () => {}
  const answers = answersOf(first)
  let current: string | null = null

  /** Whoever the overlay is for. */
  function showOverlay(name: keyof Overlays, open = withData[name] ?? (() => openPlain(name))) {
    const settings = manifest.overlays[name]
    const { visible, guards = [] } = settings
    Object.assign(settings, { visible: true, guards: [] })
    const close = open()
    hide = () => {
      close()
      Object.assign(settings, { visible, guards })
    }
  }

  function openPlain(name: keyof Overlays) {
    overlays.open(name)
    return () => overlays.close(name)
  }

  function showPlace(path: string) {
    const before = here()
    goTo(path)
    hide = () => goTo(before)
  }

  function change(what: string | undefined) {
    const [, popup] = /^popup:(.+)$/.exec(what ?? '') ?? []
    const [overlay, toast, outcome] = [
      names.find((name) => what === `overlay:${name}`),
      toastTypes.find((type) => what === `toast:${type}`),
      outcomes.find((each) => what === `payment:${each}`),
    ]
    hide()
    hide = () => {}
    if (overlay) showOverlay(overlay)
    else if (popup !== undefined) showOverlay('popups', ownPopup(stores, popup))
    else if (outcome) showOverlay('payment-result', paymentResult(stores, outcome))
    else if (toast) toasts.show(toast, language.text('state.offlineText'))
    else if (what !== undefined && Object.hasOwn(things, what)) hide = things[what as keyof typeof things]!()
    else if (what !== undefined && Object.hasOwn(places, what)) showPlace(places[what]!)
  }

  return {
    names: [
      ...names.map((name) => `overlay:${name}`),
      ...toastTypes.map((type) => `toast:${type}`),
      ...Object.keys(places),
      ...outcomes.map((outcome) => `payment:${outcome}`),
      ...Object.keys(things),
      ...answerStates.map((state) => `answers:${state}`),
    ],
    show(what) {
      if (answersOf(what) !== answers) return window.location.reload()
      if (what === current) return undefined
      current = what
      return runInAction(() => change(what?.split(' ').find((each) => !each.startsWith('answers:'))))
    },
  }
}
