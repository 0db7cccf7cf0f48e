import MiniSearch from 'minisearch'
import type { Entry } from '../search-entries.ts'

const maxResults = 12
const excerptLength = 140

const input = document.querySelector<HTMLInputElement>('#search')!
const results = document.querySelector<HTMLElement>('#results')!
const list = results.querySelector('ul')!
const status = results.querySelector('p')!
const root = new URL('.', import.meta.url)

let loading: Promise<{ search: MiniSearch<Entry>; entries: Entry[] }> | undefined

/** Loads the texts when somebody first searches. */
const load = () => (loading ??= loadIndex())

async function loadIndex() {
  const answer = await fetch(new URL('search.json', root))
  const entries = (await answer.json()) as Entry[]
  const search = new MiniSearch<Entry>({
    idField: 'address',
    fields: ['title', 'page', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { title: 4, page: 2 } },
  })
  search.addAll(entries)
  return { search, entries }
}

/** The words around the first one that was found. */
function excerpt(text: string, terms: readonly string[]): string {
  const found = terms.map((term) => text.toLowerCase().indexOf(term)).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...found, text.length) - 40)
  return `${from > 0 ? '…' : ''}${text.slice(found.length > 0 ? from : 0).slice(0, excerptLength)}`
}

function link({ address, title, page, text }: Entry, terms: readonly string[]): HTMLLIElement {
  const anchor = document.createElement('a')
  anchor.href = new URL(address, root).href
  for (const [name, content] of [
    ['strong', title],
    ['small', page === title ? '' : page],
    ['span', excerpt(text, terms)],
  ] as const) {
    const element = document.createElement(name)
    element.textContent = content
    anchor.append(element)
  }
  const item = document.createElement('li')
  item.append(anchor)
  return item
}

async function show() {
  const words = input.value.trim()
  results.hidden = words === ''
  if (words === '') return
  const { search, entries } = await load()
  if (input.value.trim() !== words) return
  const found = search.search(words)
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]))
  list.replaceChildren(...found.slice(0, maxResults).map(({ id, terms }) => link(byAddress.get(id as string)!, terms)))
  status.textContent = found.length === 0 ? 'Nothing found' : `${found.length} found`
}

function close() {
  results.hidden = true
}

input.addEventListener('focus', () => void load())
input.addEventListener('input', () => void show())
document.addEventListener('keydown', (event) => {
  const isTyping = (event.target as HTMLElement).matches('input')
  if (event.key === '/' && !isTyping) {
    event.preventDefault()
    input.focus()
  }
  if (event.key === 'Escape') close()
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [input, ...list.querySelectorAll('a')]
  const place = stops.indexOf(document.activeElement as HTMLInputElement)
  if (place < 0 || results.hidden) return
  event.preventDefault()
  stops.at((place + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)!.focus()
})
document.addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('search')) close()
})
