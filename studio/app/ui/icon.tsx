const paths = {
  undo: 'M4 8h9a5 5 0 0 1 0 10H9M4 8l4-4M4 8l4 4',
  redo: 'M20 8h-9a5 5 0 0 0 0 10h4M20 8l-4-4M20 8l-4 4',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  rename: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  add: 'M12 5v14M5 12h14',
  step: 'M4 6h10M4 12h10M4 18h6M18 13v8M14 17h8',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M19 12H5M11 6l-6 6 6 6',
  hide: 'M3 3l18 18M10 6a9 9 0 0 1 11 6 12 12 0 0 1-3 4M6 8a12 12 0 0 0-3 4 9 9 0 0 0 11 6',
  show: 'M3 12a10 10 0 0 1 18 0 10 10 0 0 1-18 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.5',
  open: 'M9 5l7 7-7 7',
  turn: 'M4 9h16v10H4zM8 5a6 6 0 0 1 8 0M16 2v3h-3',
  select: 'M5 3l6 17 2-7 7-2zM13 13l6 6',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
  moon: 'M20 14a8 8 0 1 1-9-10 6.5 6.5 0 0 0 9 10',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21a8 8 0 0 1 16 0',
  reset: 'M4 12a8 8 0 1 0 3-6M4 4v4h4',
  why: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
}

/** A drawing beside words, or in a button that has a label of its own. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** The name of a drawing. */
export type IconName = keyof typeof paths
