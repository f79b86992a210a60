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
} from 'lucide';
import { drawingOf } from './drawing.tsx';
import styles from './icon.module.css';

const drawings = {
  'arrow-left': drawingOf(ArrowLeft),
  'arrow-right': drawingOf(ArrowRight),
  'badge-check': drawingOf(BadgeCheck),
  calendar: drawingOf(Calendar),
  check: drawingOf(Check),
  'chevron-down': drawingOf(ChevronDown),
  clock: drawingOf(Clock),
  'external-link': drawingOf(ExternalLink),
  eye: drawingOf(Eye),
  image: drawingOf(Photos),
  leaf: drawingOf(Leaf),
  lock: drawingOf(Lock),
  'map-pin': drawingOf(MapPin),
  menu: drawingOf(Menu),
  navigation: drawingOf(Navigation),
  pause: drawingOf(Pause),
  phone: drawingOf(Phone),
  play: drawingOf(Play),
  plus: drawingOf(Plus),
  'rotate-3d': drawingOf(Rotate3d),
  'shield-check': drawingOf(ShieldCheck),
  'trending-down': drawingOf(TrendingDown),
  x: drawingOf(X),
  zap: drawingOf(Zap),
};

export type IconName = keyof typeof drawings;
export type IconProps = { name: IconName; size?: number; stroke?: number; className?: string };

/** A drawing beside words, which say it too: hidden from those who listen. `size` in pixels, `stroke` in 24ths of it. Made on the server. */
export function Icon({ name, size = 20, stroke = 1.75, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
