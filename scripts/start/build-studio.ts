import { buildStudio } from '../../studio/build.ts';

/**
 * Builds the studio into the folder given as the argument; in a process of its own, whose memory is
 * free afterwards.
 */
const [, , outDir] = process.argv;
if (!outDir) throw new Error('usage: build-studio.ts <folder>');
await buildStudio(outDir);
