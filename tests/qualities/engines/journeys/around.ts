import type { Journey } from './journey.ts'

const search = '[data-overlay=search]'

export const aroundJourneys: Journey[] = [
  {
    name: 'search',
    width: 1440,
    suits: ({ languages, overlays }) => languages[0] === 'fr' && overlays.search.visible,
    async make({ visitor }) {
      await visitor.open('/')
      await visitor.click('header [data-block=search] button')
      // A synonym of the game’s name.
      await visitor.fill(`${search} [role=combobox]`, 'avion')
      await visitor.expectAttribute(`${search} [role=option]`, 'aria-selected', 'true')
      await visitor.until(
        'the first result',
        async () => (await visitor.text(`${search} [role=option]`)).includes('Plane'),
        true,
      )
      await visitor.press('Enter')
      await visitor.expectPage('GAME')
      await visitor.expectGone(search)
    },
  },
  {
    name: 'language',
    width: 1440,
    suits: ({ languages }) => languages.includes('ar') && languages[0] !== 'ar',
    async make({ visitor, manifest }) {
      await visitor.open('/')
      await visitor.expectAttribute('html', 'lang', manifest.languages[0])
      await visitor.expectAttribute('html', 'dir', 'ltr')
      await visitor.select('footer [data-block=language] select', 'ar')
      await visitor.expectAttribute('html', 'lang', 'ar')
      await visitor.expectAttribute('html', 'dir', 'rtl')
      await visitor.reload()
      await visitor.expectAttribute('html', 'lang', 'ar')
    },
  },
  {
    name: 'theme',
    width: 375,
    suits: () => true,
    async make({ visitor, manifest }) {
      const { tokens, default: first } = manifest.theme
      const other = first === 'dark' ? 'light' : 'dark'
      await visitor.open('/')
      await visitor.expectAttribute('html', 'data-theme', first)
      await visitor.click('footer [data-block=theme-switch] button')
      await visitor.expectAttribute('html', 'data-theme', other)
      const background = () =>
        visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--background'))
      await visitor.until('the background', background, tokens.background[other])
      await visitor.reload()
      await visitor.expectAttribute('html', 'data-theme', other)
    },
  },
  {
    name: 'back and forward',
    width: 1440,
    suits: ({ pages }) => pages.GAMES.visible && pages.PROMOTIONS.visible,
    async make({ visitor, manifest }) {
      const { GAMES, PROMOTIONS } = manifest.pages
      await visitor.open('/')
      await visitor.click(`header a[href="${GAMES.path}"]`)
      await visitor.expectPage('GAMES')
      await visitor.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      await visitor.until('the page is scrolled', () => visitor.evaluate(() => scrollY), 700)
      await visitor.click(`header a[href="${PROMOTIONS.path}"]`)
      await visitor.expectPage('PROMOTIONS')
      await visitor.back()
      await visitor.expectPage('GAMES')
      await visitor.back()
      await visitor.expectPage('MAIN')
      await visitor.forward()
      await visitor.expectPage('GAMES')
      // A document of its own, and back from it.
      await visitor.go(PROMOTIONS.path)
      await visitor.expectPage('PROMOTIONS')
      await visitor.backToDocument(GAMES.path)
      await visitor.expectPage('GAMES')
    },
  },
]
