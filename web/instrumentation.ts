import type { Instrumentation } from 'next';
import { log, reason } from '@/web/front/log.ts';
import { loggedPath } from '@/web/front/logged-path.ts';
import { failRender } from '@/web/front/render-record.ts';

/** Called for every error that a render threw, also where React went on without the part that failed: such a page is not stored. */
export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  failRender();
  log('error', 'render-error', { path: loggedPath(request.path), reason: reason(error), stack: stackOf(error) });
};

const stackOf = (error: unknown) =>
  error instanceof Error ? error.stack?.split('\n').slice(1, 4).join('\n') : undefined;
