import { observable } from 'mobx'
import { expect, it } from 'vitest'
import type { Language } from '#manifest'
import { HeadStore } from './head-store.ts'

const seo = {
  title: 'Jeux',
  description: 'Des jeux.',
  robots: 'index' as const,
  languages: { en: { title: 'Games' }, ar: { description: 'ألعاب' } },
}

it('the title of the main page is that of the language, else the site’s', () => {
  const language = observable({ current: 'fr' as Language })
  const head = new HeadStore({ name: 'Lumina', project: 'LUM', seo }, language)
  head.open('MAIN', 'Accueil')
  const titles = (['fr', 'en', 'ar'] as const).map((current) => {
    language.current = current
    return head.title
  })
  expect(titles).toEqual(['Jeux', 'Games', 'Jeux'])
})

it('other pages have their own name and that of the brand', () => {
  const head = new HeadStore({ name: 'Lumina', project: 'LUM', seo }, { current: 'en' })
  head.open('GAMES', 'Casino')
  expect(head.title).toBe('Casino · Lumina')
})
