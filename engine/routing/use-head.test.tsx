import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import base from '../../manifests/base.json' with { type: 'json' }
import type { Manifest } from '#manifest'
import { fakeHttp } from '#testing/fake-http.ts'
import { visitorsStores } from '../boot/visitors-stores.ts'
import { StoresContext } from '../shell/stores.ts'
import { useContentHead, usePageTitle } from './use-head.ts'

function Game() {
  useContentHead({ title: 'Aurora', values: { provider: 'Borealis' } })
  return null
}

function Page() {
  usePageTitle('GAME', 'Game')
  return <Game />
}

it('the head is complete after a page was rendered without a browser', () => {
  const manifest = {
    ...base,
    name: 'Acme',
    project: 'ACME',
    seo: { title: 'Acme', description: 'Play.', robots: 'index' },
  } as unknown as Manifest
  const stores = visitorsStores(manifest, { path: '/', language: 'en', i18n: createInstance(), http: fakeHttp() })
  renderToString(
    <StoresContext value={stores}>
      <Page />
    </StoresContext>,
  )
  const { page, heading, content, title } = stores.head
  expect([page, heading, title]).toEqual(['GAME', 'Game', 'Aurora · Acme'])
  expect(content).toEqual({ title: 'Aurora', values: { provider: 'Borealis' }, isFound: true })
})
