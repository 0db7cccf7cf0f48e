import { createAtom, runInAction, type IAtom } from 'mobx'

const atoms = new Map<string, IAtom>()

/** Makes the observer that is rendering follow a text, by a name such as `common:nav.home`. */
export function followText(id: string) {
  const atom = atoms.get(id) ?? createAtom(id)
  atoms.set(id, atom)
  atom.reportObserved()
}

/** Renders again what shows these texts, and nothing else. */
export const showFollowed = (ids: Iterable<string>) =>
  runInAction(() => {
    for (const id of ids) atoms.get(id)?.reportChanged()
  })
