import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { reason } from './log.ts';

const postgres = (message: string) =>
  Object.assign(new Error(message), {
    severity: 'ERROR',
    code: '22P05',
    routine: 'json_errsave',
    detail: 'alex@x.example',
  });

describe('what the log records of an error', () => {
  it('[FORM-12] of the database is its code, never the values of the statement', () => {
    const failed = new DrizzleQueryError(
      'insert into leads',
      ['Alex', 'alex@x.example'],
      postgres('bad "alex@x.example"'),
    );
    expect(reason(failed)).toBe('database 22P05 json_errsave');
    expect(reason(postgres('bad "alex@x.example"'))).toBe('database 22P05 json_errsave');
  });

  it('[FORM-12] of a database that is away is why', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
    expect(reason(new DrizzleQueryError('select', ['Alex'], refused))).toBe('database ECONNREFUSED');
    expect(reason(new DrizzleQueryError('select', ['Alex'], new Error('Connection terminated')))).toBe(
      'database Error',
    );
    expect(reason(refused)).toBe('connect ECONNREFUSED 127.0.0.1:1');
  });

  it('of anything else is its message', () => {
    expect(reason(new Error('No.'))).toBe('No.');
    expect(reason('no error')).toBe('no error');
  });
});
