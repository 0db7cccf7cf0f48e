import { runInAction } from 'mobx'
import type { Stores } from '../../engine/shell/stores.ts'
import type { Overlays } from '../../schemas/generated/manifest.ts'
import { answerStates, setAnswers } from './context/answers.ts'
import { goTo } from './patch/live.ts'

const toastTypes = ['info', 'success', 'warning', 'error'] as const

/** What a page shows from its start on: its stores have read the API’s answers only once. */
const answersOf = (what: string | null) => answerStates.find((state) => what === `answers:${state}`)

/** Before the engine starts. */
export function prepareShow(what: string | null) {
  const state = answersOf(what)
  if (state) setAnswers(state)
}

interface Hidden {
  /** What can be shown. */
  names: string[]
  /** Shows one thing in place of the one before; null shows none. */
  show(what: string | null): void
}

/** Calls up what players see rarely. `first` is what the page has started with. */
export function hiddenThings(stores: Stores, first: string | null): Hidden {
  const { manifest, overlays, toasts, language, location } = stores
  const names = Object.keys(manifest.overlays) as (keyof Overlays)[]
  const places: Record<string, string> = {
    'page:not-found': '/this-page-does-not-exist',
    'payment:success': `${manifest.pages.MAIN.path}?payment=1`,
    'payment:error': `${manifest.pages.MAIN.path}?payment=0`,
  }
  let hide = () => {}
  let current = first

  /** Whoever the overlay is for. */
  function showOverlay(name: keyof Overlays) {
    const settings = manifest.overlays[name]
    const { visible, guards = [] } = settings
    Object.assign(settings, { visible: true, guards: [] })
    overlays.open(name)
    hide = () => {
      overlays.close(name)
      Object.assign(settings, { visible, guards })
    }
  }

  function showPlace(path: string) {
    const before = location.path + location.search
    goTo(path)
    hide = () => goTo(before)
  }

  function change(what: string | null) {
    const [overlay, toast] = [
      names.find((name) => what === `overlay:${name}`),
      toastTypes.find((type) => what === `toast:${type}`),
    ]
    hide()
    hide = () => {}
    if (overlay) showOverlay(overlay)
    else if (toast) toasts.show(toast, language.text('state.offlineText'))
    else if (what !== null && Object.hasOwn(places, what)) showPlace(places[what]!)
  }

  return {
    names: [
      ...names.map((name) => `overlay:${name}`),
      ...toastTypes.map((type) => `toast:${type}`),
      ...Object.keys(places),
      ...answerStates.map((state) => `answers:${state}`),
    ],
    show(what) {
      if (what === current) return
      const isFromStart = answersOf(what) ?? answersOf(current)
      current = what
      if (isFromStart) window.location.reload()
      else runInAction(() => change(what))
    },
  }
}
