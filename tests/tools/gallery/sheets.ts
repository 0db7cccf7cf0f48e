import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Shot } from './shoot.ts'

/** The layout of sheets by the width of the pictures, and the visible height of each picture. */
const grids = { narrow: { columns: 4, picture: 390, rows: 780 }, wide: { columns: 2, picture: 790, rows: 840 } }

const gridFor = (width: number) => (width < 700 ? grids.narrow : grids.wide)

/** The maximum number of pictures per sheet, so that it can be viewed at a glance; the rest goes on further sheets. */
const perSheet = (width: number) => (width < 700 ? 8 : 4)

/** The path of the same screen’s picture in an earlier gallery, from the new one’s folder. */
export type Earlier = (shot: Shot) => string | undefined

function html(title: string, shots: readonly Shot[], folder: string, earlier: Earlier) {
  const { columns, picture, rows } = gridFor(shots[0]!.width)
  const figure = (name: string, file: string) =>
    `<figure><figcaption>${name}</figcaption><div><img src="${pathToFileURL(resolve(folder, file)).href}" alt=""></div></figure>`
  const cell = (shot: Shot) => {
    const [name, before] = [`${shot.brand} · ${shot.page}`, earlier(shot)]
    return before ? figure(`${name} · before`, before) + figure(`${name} · after`, shot.file) : figure(name, shot.file)
  }
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 8px; width: max-content; font: 13px system-ui, sans-serif; color: #fff; background: #3a3d45 }
    main { display: grid; grid-template-columns: repeat(${columns}, ${picture}px); gap: 8px }
    figure { margin: 0 } div { max-height: ${rows}px; overflow: hidden } img { width: 100%; display: block }
  </style><h1 style="font-size:14px;margin:0 0 6px">${title}</h1><main>${shots.map(cell).join('')}</main>`
}

/**
 * Arranges similar pictures side by side in PNG files in the folder `sheets`: all brands of each page, or all pages of
 * each brand. A screen that an earlier gallery has too stands beside its picture there.
 */
export async function makeSheets(
  browser: Browser,
  shots: readonly Shot[],
  by: 'page' | 'brand',
  folder: string,
  earlier: Earlier,
): Promise<string[]> {
  mkdirSync(join(folder, 'sheets'), { recursive: true })
  const page = await browser.newPage({ viewport: { width: 1620, height: 900 } })
  const groups = new Map<string, Shot[]>()
  for (const shot of shots) {
    const name = `${shot[by]}-${shot.width}-${shot.theme}-${shot.direction}`
    groups.set(name, [...(groups.get(name) ?? []), shot])
  }
  const made: string[] = []
  for (const [name, group] of groups) {
    const count = perSheet(group[0]!.width) / (group.some(earlier) ? 2 : 1)
    for (let from = 0; from < group.length; from += count) {
      const file = join(folder, 'sheets', `${name}-${from / count + 1}`)
      writeFileSync(`${file}.html`, html(name, group.slice(from, from + count), folder, earlier))
      await page.goto(pathToFileURL(resolve(`${file}.html`)).href)
      await page.screenshot({ path: `${file}.png`, fullPage: true })
      made.push(`${file}.png`)
    }
  }
  await page.close()
  return made
}
