import { Problem } from '../problem.ts';

/** Of https://sqlite.org/rescode.html: FULL; and IOERR, CANTOPEN, READONLY, as which a disk without room or a broken one shows as well. */
const full = 13;
const broken = [8, 10, 14];
const withoutRoom = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const unusable = ['EIO', 'EROFS'];

/**
 * A write that the disk did not take, as the service's error; undefined for any other failure.
 * Nothing of it is written, and a later one may be.
 */
export function diskProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  const result = code === 'ERR_SQLITE_ERROR' && 'errcode' in error ? Number(error.errcode) & 0xff : null;
  if (result === full || withoutRoom.includes(code))
    return new Problem(507, 'insufficientStorageError', 'The disk of the content service is full; nothing was written');
  if ((result !== null && broken.includes(result)) || unusable.includes(code))
    return new Problem(
      503,
      'storageUnavailableError',
      'The disk of the content service takes no writes; nothing was written. Try again later',
    );
  return undefined;
}
