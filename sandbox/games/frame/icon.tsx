/** @jsxImportSource preact */

const shapes = {
  home: 'M3 11 12 4l9 7M6 9v11h12V9',
  info: 'M12 11v6M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M4 9h10a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4',
  clear: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  spin: 'M20 12a8 8 0 1 1-2.3-5.6M20 3v5h-5',
}

/** An icon of 24 x 24 in the text’s colour. */
export const Icon = ({ name }: { name: keyof typeof shapes }) => (
  <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
)
