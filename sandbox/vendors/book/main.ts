import { openBook } from './open.tsx'

window.SportBook = { open: openBook }
