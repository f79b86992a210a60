import { HomeIcon } from '@sanity/icons/Home';
import type { Tool } from 'sanity';
import { StartPage } from './start-page.tsx';

/** The start page of the studio, first among its tools; addresses of documents open other tools. */
export const startTool: Tool = { name: 'start', title: 'Start', icon: HomeIcon, component: StartPage };
