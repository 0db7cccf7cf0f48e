/** A change of a text: what was removed and inserted at a place. */
interface Splice {
  offset: number
  removed: string
  inserted: string
}

/** What is undone at once. */
interface Step extends Splice {
  label: string
  /** Changes of the same key are one step until it ends. */
  key: string | undefined
}

/** What an operator did to a text, to be undone and redone. */
export class History {
  readonly #done: Step[] = []
  readonly #undone: Step[] = []

  /** Notes a change. Changes of the same key, such as of a colour while it is dragged, are one step. */
  record(before: string, after: string, label: string, key?: string) {
    if (before === after) return
    this.#undone.length = 0
    const last = this.#done.at(-1)
    if (last && key !== undefined && last.key === key) {
      this.#done.pop()
      const start = revert(before, last)
      if (start !== after) this.#done.push({ ...spliceOf(start, after), label, key })
    } else this.#done.push({ ...spliceOf(before, after), label, key })
  }

  /** Ends a step: the next change of the same key is another step. */
  end() {
    const last = this.#done.at(-1)
    if (last) last.key = undefined
  }

  /** Returns what `undo` and `redo` would undo and redo. */
  get next(): { undo?: string; redo?: string } {
    const [undo, redo] = [this.#done.at(-1)?.label, this.#undone.at(-1)?.label]
    return { ...(undo === undefined ? {} : { undo }), ...(redo === undefined ? {} : { redo }) }
  }

  undo(text: string): string {
    const step = this.#done.pop()
    if (!step) return text
    this.#undone.push(step)
    return revert(text, step)
  }

  redo(text: string): string {
    const step = this.#undone.pop()
    if (!step) return text
    this.#done.push(step)
    return spliced(text, step.offset, step.removed.length, step.inserted)
  }
}

const spliced = (text: string, offset: number, length: number, inserted: string) =>
  text.slice(0, offset) + inserted + text.slice(offset + length)

const revert = (text: string, { offset, inserted, removed }: Splice) => spliced(text, offset, inserted.length, removed)

/** Returns the one place where two texts differ. */
function spliceOf(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return {
    offset: start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
  }
}
