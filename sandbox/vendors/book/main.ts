import { openBook } from './open.ts'

window.SportBook = { open: openBook }
