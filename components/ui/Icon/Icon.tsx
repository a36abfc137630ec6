import {
  ArrowDown,
  ArrowRight,
  ArrowUpDown,
  ArrowUp,
  Banknote,
  Building2,
  CalendarCheck,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Download,
  Droplet,
  Factory,
  House,
  type IconNode,
  Lightbulb,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Pause,
  Phone,
  Play,
  ShieldCheck,
  Sun,
  Wind,
  Wrench,
  X,
} from 'lucide';
import { createElement } from 'react';

/** A star of straight lines. The star of the library has 380 characters of curves, which weigh 100 bytes on a page. */
const star: IconNode = [
  ['path', { d: 'M12 2.6 14.7 8.9 21.5 9.5 16.4 14 17.9 20.7 12 17.2 6.1 20.7 7.6 14 2.5 9.5 9.3 8.9z' }],
];

/**
 * The icons by the names that content uses. Only their shapes are used, and the server draws them: no icon library
 * reaches the browser.
 */
const icons = {
  arrow: ArrowRight,
  'arrow-down': ArrowDown,
  'arrow-up': ArrowUp,
  banknote: Banknote,
  building: Building2,
  bulb: Lightbulb,
  calendar: CalendarCheck,
  check: Check,
  'chevron-down': ChevronDown,
  close: X,
  download: Download,
  droplet: Droplet,
  factory: Factory,
  home: House,
  lift: ArrowUpDown,
  mail: Mail,
  menu: Menu,
  message: MessageCircle,
  next: ChevronRight,
  pause: Pause,
  phone: Phone,
  pin: MapPin,
  play: Play,
  previous: ChevronLeft,
  shield: ShieldCheck,
  star,
  sun: Sun,
  wind: Wind,
  wrench: Wrench,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

interface Props {
  name: IconName;
  /** The icon's width and height in CSS pixels. */
  size?: number;
}

/** An icon beside words that say the same, hidden from screen readers. */
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
      {icons[name].map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
    </svg>
  );
}
