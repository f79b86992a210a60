import {
  Armchair,
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Calendar,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  Clock,
  Columns2,
  Expand,
  ExternalLink,
  Eye,
  FileText,
  Heart,
  type IconNode,
  Info,
  LayoutGrid,
  Leaf,
  List,
  Lock,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  MoveHorizontal,
  Navigation,
  Pause,
  Phone,
  Image as Photos,
  Play,
  Plus,
  Printer,
  Repeat,
  Rotate3d,
  Search,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  TrendingDown,
  Wallet,
  X,
  Zap,
} from 'lucide';
import { bodyDrawings } from './body-drawings.ts';

const drawings = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  armchair: Armchair,
  'badge-check': BadgeCheck,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  clock: Clock,
  'columns-2': Columns2,
  expand: Expand,
  'file-text': FileText,
  'move-horizontal': MoveHorizontal,
  printer: Printer,
  repeat: Repeat,
  'share-2': Share2,
  wallet: Wallet,
  'external-link': ExternalLink,
  eye: Eye,
  image: Photos,
  'layout-grid': LayoutGrid,
  leaf: Leaf,
  list: List,
  lock: Lock,
  'map-pin': MapPin,
  menu: Menu,
  'message-circle': MessageCircle,
  minus: Minus,
  navigation: Navigation,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  'rotate-3d': Rotate3d,
  'shield-check': ShieldCheck,
  star: Star,
  'trending-down': TrendingDown,
  x: X,
  zap: Zap,
  'circle-alert': CircleAlert,
  heart: Heart,
  info: Info,
  search: Search,
  'sliders-horizontal': SlidersHorizontal,
  ...bodyDrawings,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof drawings;

/** All icons in one SVG; colour, fill and stroke come from the element that uses one. */
export const iconSprite = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawings).map(symbolOf).join('')}</svg>`;

/** Path of the sprite; it contains a hash of the icons, so it can be cached forever. */
export const iconSpriteAddress = `/icons.${fingerprint(iconSprite)}.svg`;

function symbolOf([name, drawing]: [string, IconNode]): string {
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.map(shapeOf).join('')}</symbol>`;
}

function shapeOf([tag, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}/>`;
}

/** FNV-1a in 32 bits, hexadecimal. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
