import { createInstance, type Resource } from 'i18next'
import { when } from 'mobx'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import '../../../engine/ui/base.css'
import { Frame } from './frame.tsx'
import { Lobby } from './lobby.tsx'
import { lobby } from './stores.ts'

const { lang } = document.documentElement
const texts = JSON.parse(document.getElementById('texts')!.textContent!) as Resource

void lobby.load()
await createInstance()
  .use(initReactI18next)
  .init({
    lng: lang,
    resources: texts,
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand: 'Atlas' } },
  })
createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <Frame>
      <Routes>
        <Route path="/" element={<Lobby />} />
      </Routes>
    </Frame>
  </BrowserRouter>,
)
// Not needed for the first paint, so loaded when the browser is idle.
when(
  () => lobby.isReady,
  () => requestIdleCallback(() => void import('socket.io-client')),
)
