import type { Banner } from '#api'

/** The tables of banners and static pages. */
export interface ContentTables {
  banners: {
    id: number
    lang: string
    place: Banner['place']
    priority: number
    art: string
    link: string
    title: string
    text: string
    button_text: string
  }
  pages: { id: string; lang: string; title: string; html: string }
}
