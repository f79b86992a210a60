import type { Figures } from '@/web/figures/open-figures.ts';
import type { CompressedFiles } from '@/web/front/http/compressed-files.ts';
import type { StudioSettings } from '@/web/front/http/studio-files.ts';
import type { FileSource } from '@/web/front/images/files.ts';
import type { ImageRoute } from '@/web/front/images/images.ts';
import type { PageParts } from '@/web/front/pages/page-route.ts';
import type { ServiceHealth } from '@/web/platform/service-health.ts';
import type { PaymentEvents } from './payment-webhook.ts';
import type { WebhookHandlers } from './webhook.ts';

/** Everything that the web port needs to respond. */
export type FrontParts = PageParts & {
  built: CompressedFiles;
  studio: CompressedFiles;
  studioSettings: StudioSettings;
  images: ImageRoute;
  files: FileSource;
  webhook: WebhookHandlers;
  payments: PaymentEvents;
  contentUrl: string | undefined;
  searchUrl: string | undefined;
  /** Each integration by name, and whether it is a sandbox; `/api/health` shows it. */
  integrations: Record<string, string>;
  /** What `/api/health` reports of the services behind. */
  health: ServiceHealth;
  /** First-party figures of visits; null without records. */
  figures: Pick<Figures, 'add' | 'mayAdd'> | null;
};
