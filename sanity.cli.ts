import { defineCliConfig } from 'sanity/cli';
import { readSwitches } from './scripts/generate/read-switches.ts';

/** Which project and dataset the studio edits is decided at run time by /studio/config.js, so none is named here. */
export default defineCliConfig({
  deployment: { autoUpdates: false },
  project: { basePath: '/studio' },
  vite: (config) => ({
    ...config,
    define: { ...config.define, FORECOURT_READ_SWITCHES: JSON.stringify(readSwitches()) },
  }),
  typegen: {
    path: ['./web/content/*-query.ts', './schemas/queries/*-query.ts', './scripts/generate/*-query.ts'],
    schema: './schemas/generated/schema.json',
    generates: './schemas/generated/content-types.ts',
    overloadClientMethods: false,
    formatGeneratedCode: false,
  },
});
