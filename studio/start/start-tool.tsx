import { HomeIcon } from '@sanity/icons/Home';
import type { Tool } from 'sanity';
import { StartPage } from './start-page.tsx';

/** What staff see when they open the studio on their site's host. It is first among the tools; addresses of documents open these. */
export const startTool: Tool = { name: 'start', title: 'Start', icon: HomeIcon, component: StartPage };
