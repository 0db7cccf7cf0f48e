import { makeAutoObservable } from 'mobx'
import { colourTitle } from '../../../manifest-tools/explain/titles.ts'
import { isObject, valueAt } from '../../../manifest-tools/json/pointer.ts'
import { derivePalette } from '../../../scripts/brand/create/palette.ts'
import type { TwoColours } from '../pictures/colours.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { following, type Colours, type Token } from './follow.ts'
import { isColour, themes, type ThemeName } from './pairs.ts'

/** A colour that has followed the change of another one. */
export interface Followed {
  token: Token
  theme: ThemeName
  before: string
  after: string
}

export const pointerOf = (token: string, theme: ThemeName) => `/theme/tokens/${token}/${theme}`

/** What a colour is called: `Brand in the dark theme`. */
export const nameOf = (token: string, theme: ThemeName) => `${colourTitle(token)} in the ${theme} theme`

/** Changes colours of a palette together with those that follow them. */
export class PaletteEdit {
  /** What followed the last change, whatever has become of it. */
  last: readonly Followed[] = []
  /** The theme as it was before the colour that is being changed. */
  #start: { pointer: string; colours: Colours | undefined } | null = null
  readonly #editor: EditorStore

  constructor(editor: EditorStore) {
    this.#editor = editor
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** What has followed the last change, as far as it still has. */
  get followed(): Followed[] {
    return this.last.filter(({ token, theme, after }) => this.#editor.valueAt(pointerOf(token, theme)) === after)
  }

  /** Changes a colour, as one step until `end`: what follows is found anew from the start, wherever it is dragged. */
  set(token: Token, theme: ThemeName, colour: string) {
    const pointer = pointerOf(token, theme)
    if (this.#start?.pointer !== pointer) this.#start = { pointer, colours: this.#coloursOf(theme) }
    const { colours } = this.#start
    const found = colours ? following(colours, theme, token, colour) : {}
    const label = `Change ${nameOf(token, theme)}`
    const set = (at: string, value: string) => {
      if (this.#editor.valueAt(at) !== value) this.#editor.set(at, value, label, `set ${pointer}`)
    }
    set(pointer, colour)
    for (const [each, before] of Object.entries(colours ?? {}) as [Token, string][])
      if (each !== token) set(pointerOf(each, theme), found[each] ?? before)
    this.last = (Object.entries(found) as [Token, string][]).map(([each, after]) => ({
      token: each,
      theme,
      before: colours![each],
      after,
    }))
  }

  /** Changes a colour as a step of its own. */
  choose(token: Token, theme: ThemeName, colour: string) {
    this.set(token, theme, colour)
    this.end()
  }

  end() {
    this.#start = null
    this.#editor.endStep()
  }

  /** Takes a colour back that has followed. */
  keep({ token, theme, before }: Followed) {
    this.#editor.set(pointerOf(token, theme), before, `Keep ${nameOf(token, theme)}`)
  }

  /** Makes both themes of two colours, as one step. */
  derive({ colour, accent }: TwoColours) {
    const palette = derivePalette(colour, accent)
    for (const [token, each] of Object.entries(palette))
      for (const theme of themes) {
        const at = pointerOf(token, theme)
        if (this.#editor.valueAt(at) !== each[theme])
          this.#editor.set(at, each[theme], 'Derive the palette', 'derive the palette')
      }
    this.last = []
    this.end()
  }

  /** The colours of a theme; undefined while one of them is none. */
  #coloursOf(theme: ThemeName): Colours | undefined {
    const tokens = this.#editor.valueAt('/theme/tokens')
    if (!isObject(tokens)) return undefined
    const colours = Object.keys(tokens).map((token) => [token, valueAt(tokens, `/${token}/${theme}`)] as const)
    return colours.every(([, colour]) => isColour(colour)) ? (Object.fromEntries(colours) as Colours) : undefined
  }
}
