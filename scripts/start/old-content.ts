import '../alias.ts';
import type { Report } from './child.ts';
import type { Services } from './services.ts';

/**
 * Brings content that an earlier release wrote into an embedded service into the shape of this one.
 * Where nothing is old it takes three queries.
 */
export async function renewContent(content: Services['content'], report: Report): Promise<void> {
  // Late: they import by the alias, which this process has only now.
  const { moveOfficeSettings } = await import('../content/office-settings.ts');
  const { embeddedClient } = await import('../content/service.ts');
  const moved = await moveOfficeSettings(embeddedClient(content));
  if (moved > 0) report(`${moved} documents held what only staff read: it stands in their office settings now`);
}
