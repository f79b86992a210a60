import type { Paper } from '@/domain/purchases/paper.ts';
import { defaultTheme } from '@/domain/site/defaults.ts';
import type { SiteLook } from '@/domain/site/site-parts.ts';
import type { PrintDrawers } from './print-drawers.ts';

/** Time for one paper of a mail, milliseconds. */
const maxMs = 20_000;

/** Draws papers in the look of their site; if the site is gone, in the default look. */
export const paperDrawer =
  (prints: Pick<PrintDrawers, 'paper'>, siteOf: (slug: string) => Promise<Pick<SiteLook, 'theme'> | null>) =>
  async (paper: Paper, slug: string): Promise<Buffer> => {
    const site = await siteOf(slug);
    return prints.paper({ paper, look: site?.theme ?? defaultTheme }, AbortSignal.timeout(maxMs));
  };
