import type { Shot } from './shoot.ts'

const filters = ['brand', 'page', 'width', 'theme', 'direction'] as const

const style = `
  :root { color-scheme: dark; font: 14px/1.4 system-ui, sans-serif; background: #15171c; color: #e8eaf0 }
  body { margin: 0 }
  form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; padding: 12px 18px; background: #1d2027; border-bottom: 1px solid #333844 }
  label { display: flex; gap: 6px; align-items: center }
  select, input { font: inherit }
  main { display: flex; flex-wrap: wrap; gap: 22px; align-items: flex-start; padding: 18px }
  figure { margin: 0 }
  figure[hidden] { display: none }
  figure div { display: flex; gap: 8px; align-items: flex-start }
  figcaption { padding-block-end: 6px; color: #aab0bf }
  img { display: block; width: calc(var(--width) * var(--scale, 0.5) * 1px); border: 1px solid #333844; border-radius: 4px; background: #22252d }
`

const script = `
  const form = document.querySelector('form')
  const figures = [...document.querySelectorAll('figure')]
  const names = ${JSON.stringify(filters)}
  const asked = new URLSearchParams(location.hash.slice(1))
  for (const name of [...names, 'scale']) if (asked.has(name)) form.elements[name].value = asked.get(name)
  function show() {
    const wanted = names.map((name) => [name, form.elements[name].value]).filter(([, value]) => value)
    for (const figure of figures) figure.hidden = wanted.some(([name, value]) => figure.dataset[name] !== value)
    const scale = form.elements.scale.value
    document.body.style.setProperty('--scale', scale)
    document.querySelector('output').value = figures.filter((figure) => !figure.hidden).length + ' of ' + figures.length
    history.replaceState(null, '', '#' + new URLSearchParams([...wanted, ['scale', scale]]))
  }
  form.addEventListener('input', show)
  show()
`

const options = (values: readonly (string | number)[]) =>
  ['', ...new Set(values)].map((value) => `<option value="${value}">${value === '' ? 'all' : value}</option>`).join('')

const picture = (file: string) => `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`

const figure = ({ brand, page, width, theme, direction, file }: Shot, before?: string) => `
  <figure data-brand="${brand}" data-page="${page}" data-width="${width}" data-theme="${theme}" data-direction="${direction}" style="--width:${width}">
    <figcaption>${brand} · ${page} · ${width} · ${theme} · ${direction}</figcaption>
    <div>${before === undefined ? '' : picture(before)}${picture(file)}</div>
  </figure>`

/**
 * Returns the gallery: one HTML file with filters, whose state is in the address, beside the pictures. `before` returns
 * the address of an earlier picture of the same screen, which stands on its left.
 */
export const indexPage = (
  shots: readonly Shot[],
  before: (shot: Shot) => string | undefined = () => undefined,
) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>${style}</style>
<form>
  ${filters.map((name) => `<label>${name} <select name="${name}">${options(shots.map((shot) => shot[name]))}</select></label>`).join('\n  ')}
  <label>scale <input name="scale" type="range" min="0.15" max="1" step="0.05" value="0.5"></label>
  <output></output>
</form>
<main>${shots.map((shot) => figure(shot, before(shot))).join('')}
</main>
<script>${script}</script>
</html>
`
