import { expect, it } from 'vitest';
import { tagOf } from '@/domain/third-parties/tag.fixture.ts';
import { tagOfContent } from '@/domain/third-parties/tag-of-content.ts';
import { approvalNotice, approved } from './approval-notice.ts';

const document = {
  _id: 'drafts.t',
  site: { _ref: 'site-a' },
  name: 'Chat',
  vendor: 'other',
  url: 'https://chat.example/w.js',
  purpose: 'Talks',
  receives: 'what is typed',
  approvedBy: 'Mei Tran',
  enabled: true,
};
const noon = new Date(2026, 10, 27, 12);

it('[PLUS-11] staff read whether the approval holds, and what to do where it does not', () => {
  expect(approvalNotice(tagOfContent(document))).toEqual({
    text: 'No one has approved it as it stands.',
    holds: false,
    canApprove: true,
  });
  const whole = { ...document, ...approved(document, noon) };
  expect(approvalNotice(tagOfContent(whole))).toEqual({
    text: 'Approved by Mei Tran on 27 November 2026, as it stands.',
    holds: true,
    canApprove: false,
  });
  const changed = { ...whole, url: 'https://chat.example/2.js' };
  expect(approvalNotice(tagOfContent(changed)).text).toBe(
    'Changed since approval: Address of the script. Approve again.',
  );
  expect(approvalNotice(tagOfContent({ ...changed, ...approved(changed, noon) })).holds).toBe(true);
  expect(approvalNotice(tagOf({ approvedBy: '' }))).toMatchObject({
    text: expect.stringMatching(/Enter who approves it first\.$/),
    canApprove: false,
  });
});
