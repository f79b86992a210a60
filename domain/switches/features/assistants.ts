import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Assistants';

export const assistantFeatures = [
  {
    key: 'assistants',
    title: 'Open to assistants',
    help: 'Assistants read the stock, finance estimates, hours and free times at /mcp, llms.txt and the AI catalog.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
