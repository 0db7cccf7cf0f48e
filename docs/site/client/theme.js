// Runs before the page is painted: the theme that the reader chose, else the system’s.
try {
  document.documentElement.dataset.theme = localStorage.getItem('docs-theme') ?? ''
} catch {}
addEventListener('DOMContentLoaded', () => {
  document.getElementById('theme').addEventListener('click', () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const theme = (document.documentElement.dataset.theme || system) === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    try {
      localStorage.setItem('docs-theme', theme)
    } catch {}
  })
})
