import { Button } from '@/ui/button/button.tsx';

/**
 * Opens the quick view of a card's vehicle; hidden without script, where the name links to its
 * page.
 */
export function QuickViewButton({ slug, name }: { slug: string; name: string }) {
  return (
    <Button kind="outline" size={40} data-quick={slug} aria-haspopup="dialog" className="noscript:hidden">
      Quick view<span className="visually-hidden"> of {name}</span>
    </Button>
  );
}
