import { modelGroups } from '@/domain/site/header-menu.ts';
import type { SiteModel } from '@/domain/site/resolved-site.ts';
import { ModelTile } from './model-tile.tsx';
import styles from './phone-models.module.css';

/** The models by category on narrow screens: each category opens its tiles in place (NAV-18). */
export function PhoneModels({ models }: { models: readonly SiteModel[] }) {
  return (
    <ul className={styles.categories}>
      {modelGroups(models).map(({ category, title, models: shown }) => (
        <li key={category}>
          <details name="phone-models">
            <summary className={styles.category}>
              {title}
              <span>{shown.length}</span>
            </summary>
            <ul className={styles.tiles}>
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
