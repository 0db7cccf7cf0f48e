/** The start of Studio’s page. */
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { StudioStore } from './state/studio-store.ts'
import './styles/base.css'
import './styles/controls.css'
import './styles/wall.css'
import './styles/editor.css'
import './styles/panels.css'
import './styles/pictures.css'
import './forms/forms.css'
import './clicked/clicked.css'

const studio = new StudioStore()
createRoot(document.getElementById('studio')!).render(<App studio={studio} />)
void studio.start()
