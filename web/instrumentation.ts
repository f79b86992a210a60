import type { Instrumentation } from 'next';
import { log, reason } from '@/web/platform/log.ts';
import { loggedPath } from '@/web/platform/logged-path.ts';
import { framesOf } from '@/web/platform/redaction.ts';
import { failRender } from '@/web/platform/render-record.ts';

/** Called for every error that a render threw, also where React went on without the part that failed: such a page is not stored. */
export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  failRender();
  log('error', 'render-error', { path: loggedPath(request.path), reason: reason(error), stack: framesOf(error) });
};
