import type { Announcement } from '@/domain/site/site-parts.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { DismissButton } from './dismiss-button-client.tsx';
import { hideDismissed } from './hide-dismissed.ts';

type Props = { announcement: Announcement; kind: 'announcement' | 'emergency' };

const names = { announcement: 'Announcement', emergency: 'Important' };

/**
 * A sentence above every page. Once dismissed it is hidden on that device until staff change the
 * text (BLK-01).
 */
export function AnnouncementBar({ announcement, kind }: Props) {
  const { id, emphasis, text, link, dismissible } = announcement;
  if (!text && !emphasis) return null;
  const memory = `${id} ${emphasis} ${text}`;
  return (
    <aside className="announcement-bar" id={kind} aria-label={names[kind]} suppressHydrationWarning>
      <div className="wrap announcement-row">
        <p>
          {emphasis && <b>{emphasis}</b>} {text}
        </p>
        {link && (
          <a href={link.href} className="announcement-link">
            {link.label}
          </a>
        )}
        {dismissible && (
          <DismissButton targetId={kind} memory={memory}>
            <Icon name="x" size={18} />
          </DismissButton>
        )}
      </div>
      {dismissible && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, its texts JSON-encoded without "<".
        <script dangerouslySetInnerHTML={{ __html: hideDismissed(kind, memory) }} />
      )}
    </aside>
  );
}
