import type { FirstSettings } from './settings.ts'
import { start } from './start.ts'

start(JSON.parse(document.getElementById('settings')!.textContent) as FirstSettings)
