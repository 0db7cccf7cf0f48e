import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from '../brands/brands.ts'
import { pageSettings } from './page-settings.ts'
import { pageFiles } from './pages.ts'

const { manifest } = readBrands('manifests', '')[0]!
const files = pageFiles(manifest)
const loaded = { files: ['/assets/a.js'], arabicFace: '/kufi.woff2', sheets: 2, content: undefined }
const settingsOf = (name: string, change: Partial<Manifest> = {}, content?: { at: number; until?: number }) =>
  pageSettings(
    { ...manifest, ...change },
    files.find((file) => file.name === name)!,
    { ...loaded, content },
  )

describe('the settings of the first script', () => {
  it('say what the page is, and what it loads', () => {
    expect(settingsOf('index.html', { languages: ['fr', 'ar', 'fa'] })).toMatchObject({
      languages: ['fr', 'ar', 'fa'],
      rightToLeft: ['ar', 'fa'],
      language: manifest.languages[0],
      path: '/',
      theme: [`theme:${manifest.id}`, manifest.theme.default],
      files: ['/assets/a.js'],
      arabicFace: '/kufi.woff2',
      sheets: 2,
    })
  })

  it('name the pattern of a path with parameters, and none in the file for any path', () => {
    expect(settingsOf('game/any.html').path).toBe(manifest.pages.GAME.path)
    expect(settingsOf('any.html')).not.toHaveProperty('path')
  })

  it('name what its blocks ask for, and the parameters of the query that they show', () => {
    expect(settingsOf('game/any.html')).toMatchObject({
      query: ['mode'],
      calls: [expect.stringContaining('{:gameId}')],
    })
    expect(settingsOf('promotions/index.html').query).toEqual(['promotion'])
    expect(settingsOf('games/index.html').query).toEqual(expect.arrayContaining(['search', 'category', 'sort']))
    expect(settingsOf('any.html')).toMatchObject({ query: [], calls: [] })
  })

  it('say how old its content may become', () => {
    const prerender = { content: true, maxAge: 2, games: 0 }
    expect(settingsOf('index.html', { prerender } as object, { at: 1000 }).content).toEqual([1000, 7_200_000])
    expect(settingsOf('index.html', { prerender } as object, { at: 1000, until: 5000 }).content).toEqual([
      1000, 7_200_000, 5000,
    ])
    expect(settingsOf('index.html')).not.toHaveProperty('content')
  })

  it('name the paths whose rest is a secret', () => {
    expect(settingsOf('index.html').secretsBelow).toEqual(['/reset-password/', '/confirm-email/'])
    const { languages, secretsBelow } = settingsOf('index.html', { languagePaths: true })
    const below = languages.slice(1).flatMap((each) => [`/${each}/reset-password/`, `/${each}/confirm-email/`])
    expect(below.length).toBeGreaterThan(0)
    expect(secretsBelow).toEqual(['/reset-password/', '/confirm-email/', ...below])
  })

  it('name no API where only the platform’s code knows what to ask for', () => {
    expect(settingsOf('index.html', { api: { development: '', production: 'https://api.example' } }).api).toBe(
      'https://api.example/api',
    )
    const connected = settingsOf('index.html', { platform: { use: 'pam' } })
    expect(connected).not.toHaveProperty('api')
    expect(connected.calls).toEqual([])
  })
})
