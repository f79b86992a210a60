import type { DemoBlock } from './demo-document.ts';

/** Whose a document is, by slug. */
export type Owner = { site: string } | { template: string };

export type PageText = {
  path: string;
  title: string;
  description: string;
  carTypes?: string[];
  blocks: DemoBlock[];
};
