import { makeAutoObservable } from 'mobx'
import type { Manifest } from '#manifest'
import { sharedStorage } from '../data/storage.ts'
import { themeKey } from '../theme/theme-key.ts'
import { afterPaint } from './after-paint.ts'

type Theme = Manifest['theme']['default']

/** The dark or light theme, stored per brand (spec §1). */
export class ThemeStore {
  current: Theme
  readonly #key: string

  constructor({ id, theme }: Manifest) {
    this.#key = themeKey(id)
    const stored = sharedStorage.getItem(this.#key)
    this.current = stored === 'dark' || stored === 'light' ? stored : theme.default
    document.documentElement.dataset.theme = this.current
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The switch shows the new theme at once; the colours of the whole page, which take longer, follow after the next paint. */
  toggle() {
    this.current = this.current === 'dark' ? 'light' : 'dark'
    sharedStorage.setItem(this.#key, this.current)
    afterPaint(this.apply)
  }

  private apply() {
    document.documentElement.dataset.theme = this.current
    finishTransitions()
  }
}

/** All colours change at once: as transitions, those of hundreds of elements would be drawn frame by frame. */
export function finishTransitions() {
  for (const animation of document.getAnimations()) if ('transitionProperty' in animation) animation.finish()
}
