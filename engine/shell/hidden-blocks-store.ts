import { makeAutoObservable } from 'mobx'
import { sharedStorage } from '../data/storage.ts'

/** The key of the hidden blocks. The script in the page’s head copies its value to `<html>` before anything is drawn. */
const key = 'hidden-blocks'

/**
 * The blocks that the player has hidden in this browser. Their names are in `data-hidden-blocks` of `<html>`, which the blocks’ styles
 * follow: a page’s HTML file knows no choice.
 */
class HiddenBlocksStore {
  names: readonly string[]

  constructor() {
    this.names = (sharedStorage.getItem(key) ?? '').split(' ').filter(Boolean)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  has(name: string): boolean {
    return this.names.includes(name)
  }

  set(name: string, isHidden: boolean) {
    const others = this.names.filter((each) => each !== name)
    this.names = isHidden ? [...others, name] : others
    const value = this.names.join(' ')
    if (value) sharedStorage.setItem(key, value)
    else sharedStorage.removeItem(key)
    document.documentElement.dataset.hiddenBlocks = value
  }
}

export const hiddenBlocksStore = () => new HiddenBlocksStore()
