/**
 * The number of wrong, missing, extra or transposed letters between typed text and a word: compared with the whole
 * word, and with the best-matching prefix of it.
 */
export function editDistance(typed: string, word: string): { whole: number; beginning: number } {
  let before: number[] = []
  let above: number[] = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      let least = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1))
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) least = Math.min(least, before[column - 2]! + 1)
      current.push(least)
    }
    before = above
    above = current
  }
  return { whole: above[word.length]!, beginning: Math.min(...above) }
}
