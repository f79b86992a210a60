import { modelGroups } from '@/domain/site/header-menu.ts';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import { ModelTile } from './model-tile.tsx';

/** The models by category on narrow screens: each category opens its tiles in place (NAV-18). */
export function PhoneModels({ models }: { models: readonly SiteModel[] }) {
  return (
    <ul className="phone-models">
      {modelGroups(models).map(({ category, title, models: shown }) => (
        <li key={category}>
          <details name="phone-models">
            <summary>
              {title}
              <span className="menu-count">{shown.length}</span>
            </summary>
            <ul className="menu-tiles pt-1 pb-3.5 pl-5">
              {shown.map((model) => (
                <li key={model.id}>
                  <ModelTile model={model} />
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
