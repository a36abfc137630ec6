/** The icons by the names that content uses, each drawn as one path on a square of 24 units. */
const icons = {
  arrow: 'M5 12h14M12 5l7 7-7 7',
  'arrow-down': 'M12 5v14M19 12l-7 7-7-7',
  'arrow-up': 'M12 19V5M5 12l7-7 7 7',
  banknote: 'M2 6h20v12H2zM14 12a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM6 12h.01M18 12h.01',
  building: 'M6 21V3h12v18M6 10H2v11h20V7h-4M10 8h4M10 12h4M10 21v-4h4v4',
  bulb: 'M9 14c0-2-3-3-3-6a6 6 0 0 1 12 0c0 3-3 4-3 6M9 18h6M10 22h4',
  calendar: 'M8 2v3M16 2v3M3 3h18v18H3zM3 9h18M9 15l2 2 4-4',
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'M6 9l6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  download: 'M12 15V3M7 10l5 5 5-5M3 15v6h18v-6',
  droplet: 'M12 2c4 5 7 9 7 13a7 7 0 0 1-14 0c0-4 3-8 7-13z',
  factory: 'M3 21V3h6v8l6-3v3l6-3v13zM8 16h.01M12 16h.01M16 16h.01',
  home: 'M3 10l9-8 9 8v11H3zM9 21v-8h6v8',
  lift: 'M21 16l-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16',
  mail: 'M2 4h20v16H2zM22 7l-10 6L2 7',
  menu: 'M4 5h16M4 12h16M4 19h16',
  message: 'M8 20A9 9 0 1 0 4 16l-2 6z',
  next: 'M9 18l6-6-6-6',
  pause: 'M14 3h5v18h-5zM5 3h5v18H5z',
  phone: 'M4 2h4l2 6-2.5 1.5a13 13 0 0 0 7 7L16 14l6 2v4a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2z',
  pin: 'M12 22c5-5 8-8 8-12a8 8 0 0 0-16 0c0 4 3 7 8 12zM15 10a3 3 0 1 1-6 0 3 3 0 1 1 6 0z',
  play: 'M5 3l16 9-16 9z',
  previous: 'M15 18l-6-6 6-6',
  shield: 'M12 22c5-2 8-5 8-10V5l-8-3-8 3v7c0 5 3 8 8 10zM9 12l2 2 4-4',
  star: 'M12 2.6 14.7 8.9 21.5 9.5 16.4 14 17.9 20.7 12 17.2 6.1 20.7 7.6 14 2.5 9.5 9.3 8.9z',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM12 2v2M12 20v2M5 5l1.4 1.4M17.6 17.6 19 19M2 12h2M20 12h2M6.4 17.6 5 19M19 5l-1.4 1.4',
  wind: 'M2 8h8a2 2 0 1 0-2-2M2 12h16a3 3 0 1 0-3-3M2 16h11a2 2 0 1 1-2 2',
  wrench: 'M14 7v3h3l4-4a6 6 0 0 1-8 8l-7 7a2 2 0 0 1-3-3l7-7a6 6 0 0 1 8-8z',
} as const;

export type IconName = keyof typeof icons;

interface Props {
  name: IconName;
  /** The icon's width and height in CSS pixels. */
  size?: number;
}

/** An icon beside words with the same meaning, hidden from screen readers. */
export function Icon({ name, size = 24 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
