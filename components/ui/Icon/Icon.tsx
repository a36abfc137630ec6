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
  Star,
  Sun,
  Wind,
  Wrench,
  X,
} from 'lucide';
import { createElement } from 'react';

/** The icons, by the names that content uses. The server draws their shapes, so no icon library reaches the browser. */
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
  star: Star,
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
