import { modelGroups } from '@/domain/site/header-menu.ts';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import type { Link } from '@/domain/text/link.ts';
import { ModelTile } from './model-tile.tsx';

/**
 * The models by category: pointing at, focusing or first tapping a category shows its tiles
 * (NAV-18). Without script CSS does it for pointer and focus.
 */
export function ModelPanel({ models, links }: { models: readonly SiteModel[]; links: readonly Link[] }) {
  return (
    <div className="menu-panel max-h-[calc(100vh-120px)]" data-panel>
      <div className="wrap relative grid grid-cols-[1fr_190px] gap-8 pt-7 pb-8">
        <ul className="model-categories">
          {modelGroups(models).map(({ category, title, href, models: shown }, at) => (
            <li key={category} data-category={category} data-active={at === 0 ? '' : undefined}>
              <a href={href}>
                {title}
                <span className="menu-count">{shown.length}</span>
              </a>
              <ul aria-label={title}>
                {shown.map((model) => (
                  <li key={model.id}>
                    <ModelTile model={model} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {links.length > 0 && (
          <ul className="panel-links">
            {links.map(({ label, href }) => (
              <li key={`${label} ${href}`}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
