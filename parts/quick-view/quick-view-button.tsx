import { Button } from '@/ui/button/button.tsx';

/** Opens the glance at a card's vehicle; without script its name leads to its page. */
export function QuickViewButton({ slug, name }: { slug: string; name: string }) {
  return (
    <Button kind="outline" size={40} data-quick={slug} aria-haspopup="dialog" className="noscript:hidden">
      Quick view<span className="visually-hidden"> of {name}</span>
    </Button>
  );
}
