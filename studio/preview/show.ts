import { runInAction } from 'mobx'
import type { Overlays } from '../../schemas/generated/manifest.ts'
import type { Stores } from '../../engine/shell/stores.ts'

const toasts = ['info', 'success', 'warning', 'error'] as const

interface Hidden {
  /** What can be shown. */
  names: string[]
  /** Shows one thing in place of the one before; null shows none. */
  show(name: string | null): void
}

/** Calls up what players see rarely: overlays, whoever they are for, and toasts. */
export function hiddenThings({ manifest, overlays, toasts: shown, language }: Stores): Hidden {
  const names = Object.keys(manifest.overlays) as (keyof Overlays)[]
  let hide = () => {}

  function showOverlay(name: keyof Overlays) {
    const settings = manifest.overlays[name]
    const { visible, guards } = settings
    Object.assign(settings, { visible: true, guards: [] })
    overlays.open(name)
    hide = () => {
      overlays.close(name)
      Object.assign(settings, { visible, guards })
    }
  }

  return {
    names: [...names.map((name) => `overlay:${name}`), ...toasts.map((type) => `toast:${type}`)],
    show: (what) =>
      runInAction(() => {
        hide()
        hide = () => {}
        const overlay = names.find((name) => what === `overlay:${name}`)
        const toast = toasts.find((type) => what === `toast:${type}`)
        if (overlay) showOverlay(overlay)
        else if (toast) shown.show(toast, language.text('state.offlineText'))
      }),
  }
}
