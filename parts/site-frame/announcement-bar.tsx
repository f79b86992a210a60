import type { Announcement } from '@/domain/site/resolved-site.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import styles from './announcement-bar.module.css';
import { DismissButton } from './dismiss-button-client.tsx';

/** One sentence above every page of the site. A dismissed one stays away until staff announce something else. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { id, emphasis, text, link, dismissible } = announcement;
  if (!text && !emphasis) return null;
  return (
    <aside className={styles.bar} id="announcement" aria-label="Announcement">
      <div className={`wrap ${styles.row}`}>
        <p>
          {emphasis && <b>{emphasis}</b>} {text}
        </p>
        {link && (
          <a href={link.href} className={styles.link}>
            {link.label}
          </a>
        )}
        {dismissible && (
          <DismissButton targetId="announcement" memory={`${id} ${text}`}>
            <Icon name="x" size={18} />
          </DismissButton>
        )}
      </div>
    </aside>
  );
}
