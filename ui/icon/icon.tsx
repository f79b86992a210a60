import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Calendar,
  Check,
  ChevronDown,
  Clock,
  ExternalLink,
  Eye,
  Leaf,
  Lock,
  type LucideIcon,
  MapPin,
  Menu,
  Navigation,
  Pause,
  Phone,
  Image as Photos,
  Play,
  Plus,
  Rotate3d,
  ShieldCheck,
  TrendingDown,
  X,
  Zap,
} from 'lucide-react';

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'badge-check': BadgeCheck,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  clock: Clock,
  'external-link': ExternalLink,
  eye: Eye,
  image: Photos,
  leaf: Leaf,
  lock: Lock,
  'map-pin': MapPin,
  menu: Menu,
  navigation: Navigation,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  'rotate-3d': Rotate3d,
  'shield-check': ShieldCheck,
  'trending-down': TrendingDown,
  x: X,
  zap: Zap,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;
export type IconProps = { name: IconName; size?: number; stroke?: number; className?: string };

/** A drawing beside words, which say it too: hidden from those who listen. `size` in pixels. Made on the server. */
export function Icon({ name, size = 20, stroke = 1.75, className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={stroke} className={className} aria-hidden focusable={false} style={fixed} />;
}

const fixed = { flex: 'none' };
