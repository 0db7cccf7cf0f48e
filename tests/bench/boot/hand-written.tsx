import { createInstance, type Resource } from 'i18next'
import { when } from 'mobx'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import '#engine/ui/base.css'
import { Frame } from './frame.tsx'
import { Lobby } from './lobby.tsx'
import { lobby } from './stores.ts'

const { lang, dataset } = document.documentElement
const texts = JSON.parse(document.getElementById('texts')!.textContent!) as Resource
const image = document.querySelector<HTMLImageElement>('#painted img')!.getAttribute('src')!
const look = document.querySelector<HTMLElement>('#painted header')!.dataset.look!

void lobby.load(lang)
await createInstance()
  .use(initReactI18next)
  .init({
    lng: lang,
    resources: texts,
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand: dataset.brand } },
  })
createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <Frame look={look} image={image}>
      <Routes>
        <Route path="/" element={<Lobby />} />
      </Routes>
    </Frame>
  </BrowserRouter>,
)
// Deferred work, as on any such page.
when(
  () => lobby.isReady,
  () => requestIdleCallback(() => void import('socket.io-client')),
)
