import { expect, it } from 'vitest'
import { minified } from './minified.ts'
import { readBrands } from './brands.ts'
import { ownWords } from './shell.ts'
import { shellScript } from './shell-script.ts'
import { paintedScript } from './painted-frame.ts'

it('shortens scripts that differ in words alone to the same as each by itself', () => {
  const script = (key: string, api: string) =>
    `var stored=localStorage.getItem("${key}");function ahead(path){return fetch("${api}/api"+path)}ahead("/auth/me");ahead("${api}/api/x")`
  for (const [key, api] of [
    ['theme:atlas', 'https://api.atlas.example'],
    ['theme:b', ''],
    ['theme:it\\"s', 'https://api.b.example:8443/v1'],
    ['theme:atlas', '//x'],
  ] as const)
    expect(minified(script(key, api), [key, api])).toBe(minified(script(key, api)))
})

it('shortens the scripts of every brand to the same as each by itself', () => {
  const brands = readBrands('manifests')
  expect(brands.length).toBeGreaterThan(5)
  for (const { manifest } of brands) {
    expect(minified(paintedScript(manifest), ownWords(manifest))).toBe(minified(paintedScript(manifest)))
    const ahead = {
      arabicFace: '',
      calls: ['/banners'],
      elsewhere: [],
      files: ['a.js'],
      mainFiles: [],
      holdsTexts: true,
    }
    const script = shellScript(manifest, ahead)
    expect(script).toContain(`"${ownWords(manifest)[0]}"`)
    expect(minified(script, ownWords(manifest))).toBe(minified(script))
  }
})
