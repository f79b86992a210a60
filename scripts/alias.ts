import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const root = pathToFileURL(`${import.meta.dirname}/../`).href;

/** Lets plain Node resolve the project's one alias: `@/domain/x.ts` is that file under the root. Load with `--import`. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.startsWith('@/') ? new URL(specifier.slice(2), root).href : specifier, context),
});
