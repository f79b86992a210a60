import { createHash } from 'node:crypto';

/** A UUID that is the same for the same text: a job of it is queued once. */
export const jobId = (of: string): string =>
  createHash('sha256')
    .update(of)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
