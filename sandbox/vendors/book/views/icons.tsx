/** @jsxImportSource preact */

const shapes = {
  football: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m12 7.5 4.3 3.1-1.6 5h-5.4l-1.6-5zM12 3v4.5M20.6 10l-4.3.6M17.2 19.4l-2.5-3.8M6.8 19.4l2.5-3.8M3.4 10l4.3.6" />
    </>
  ),
  basketball: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3v18M3 12h18M5.6 5.6c4 3.4 4 9.4 0 12.8M18.4 5.6c-4 3.4-4 9.4 0 12.8" />
    </>
  ),
  tennis: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M4.5 7c4.6 1.2 6 6.6 3.3 12.8M19.5 17C14.9 15.8 13.5 10.4 16.2 4.2" />
    </>
  ),
  'ice-hockey': <path d="M5 3l7 12M19 3l-7 12M12 15H5.5a2 2 0 0 0-2 2v2h6.5zM12 15h6.5a2 2 0 0 1 2 2v2h-6.5z" />,
  volleyball: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 12 12 3M12 12l7.8 4.5M12 12l-7.8 4.5M12 7.5c3.5-1.5 6.5-.5 8.4 1.5M15.9 14.3c-.4 3.7-2.7 5.9-5.4 6.6M8.1 14.3C5 12.2 4.2 9.2 4.9 6.5" />
    </>
  ),
  handball: (
    <>
      <circle cx="16.5" cy="6" r="3.5" />
      <path d="M3 20l5-5 4 1 3 5M8 15l1.5-6L14 11.5M9.5 9 5 8" />
    </>
  ),
  'horse-racing': <path d="M5 21c0-6 2-8 5-9l-4-2-2 2-2-2 3-5c3-2 7-3 11 0 4 2.5 5 7 5 16M9 7h.01" />,
  ticket: <path d="M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6v12" />,
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6 6 18" />,
  back: <path d="M15 5l-7 7 7 7" />,
  forward: <path d="M9 5l7 7-7 7" />,
  down: <path d="M5 9l7 7 7-7" />,
  trash: <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />,
  check: <path d="m5 13 4.5 4.5L19 7" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5M12 16v.01" />
    </>
  ),
  live: (
    <>
      <circle cx="12" cy="12" r="2.5" />
      <path d="M7 7a7 7 0 0 0 0 10M17 7a7 7 0 0 1 0 10M4 4.5a11 11 0 0 0 0 15M20 4.5a11 11 0 0 1 0 15" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  list: <path d="M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01" />,
  cup: <path d="M7 4h10v6a5 5 0 0 1-10 0zM7 5H3v2a4 4 0 0 0 4 4M17 5h4v2a4 4 0 0 1-4 4M12 15v4M8 20h8" />,
}

/** An icon of 24 x 24 in the text’s colour; an unknown name gives the cup. */
export function Icon({ name }: { name: string }) {
  return (
    <span class={`icon icon-${name}`} aria-hidden="true">
      <svg viewBox="0 0 24 24">{name in shapes ? shapes[name as keyof typeof shapes] : shapes.cup}</svg>
    </span>
  )
}
