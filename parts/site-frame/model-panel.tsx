import { modelGroups } from '@/domain/site/header-menu.ts';
import type { Link, SiteModel } from '@/domain/site/resolved-site.ts';
import styles from './model-panel.module.css';
import { ModelTile } from './model-tile.tsx';

/**
 * The models by category: pointing at a category, or moving the focus to it, shows its tiles; on touch the first tap does (NAV-18).
 * Without a script the tiles follow pointer and focus by style alone.
 */
export function ModelPanel({ models, links }: { models: readonly SiteModel[]; links: readonly Link[] }) {
  return (
    <div className={styles.panel} data-panel>
      <div className={`wrap ${styles.columns}`}>
        <ul className={styles.categories}>
          {modelGroups(models).map(({ category, title, href, models: shown }, at) => (
            <li key={category} data-category={category} data-active={at === 0 ? '' : undefined}>
              <a href={href} className={styles.category}>
                {title}
                <span>{shown.length}</span>
              </a>
              <ul className={styles.tiles} aria-label={title}>
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
          <ul className={styles.links}>
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
