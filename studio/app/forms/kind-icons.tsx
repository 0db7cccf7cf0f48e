const other = 'M4 7h16v10H4zM7 12h6'

const paths: Record<string, string> = {
  text: 'M4 7h16v10H4zM7 10v4M7 10h3M7 14h3',
  password: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  email: 'M3 6h18v12H3zM3 7l9 7 9-7',
  phone: 'M8 3h8v18H8zM11 18h2',
  country: 'M5 21V4h13l-3 4 3 4H5',
  date: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  currency: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15 9a4 4 0 1 0 0 6M7 11h6M7 13h6',
  amount: 'M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 12h.5M17.5 12h.5',
  select: 'M4 7h16v10H4zM13 11l2 2 2-2',
  checkbox: 'M5 5h14v14H5zM8 12l3 3 5-6',
  agreement: 'M6 3h9l4 4v14H6zM9 14l2 2 4-4',
  'bonus-choice': 'M4 11h16v9H4zM12 11v9M4 11V8h16v3M12 8c-4 0-5-5-2-5 2 0 2 3 2 5M12 8c4 0 5-5 2-5-2 0-2 3-2 5',
  referral: 'M10 14l4-4M9 11l-3 3a3 3 0 0 0 4 4l3-3M15 13l3-3a3 3 0 0 0-4-4l-3 3',
  'national-number': 'M3 6h18v12H3zM8 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4M5 16c1-3 5-3 6 0M14 10h4M14 14h4',
  address: 'M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12M12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M12 18v-7M9 14l3-3 3 3',
  code: 'M5 4l-1 16M11 4l-1 16M3 9h11M2 15h11M17 5h3v14h-3',
}

/** A drawing for a kind of field; a kind without one has that of any field. */
export const KindIcon = ({ use }: { use: string }) => (
  <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d={paths[use] ?? other}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
