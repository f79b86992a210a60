import { approvalOf, approvalProblem } from '@/domain/third-parties/approval.ts';
import type { Tag } from '@/domain/third-parties/tag.ts';
import { tagOfContent } from '@/domain/third-parties/tag-of-content.ts';

type ApprovalNotice = { text: string; holds: boolean; canApprove: boolean };

/** The state of an approval for staff: who gave it and when, or what to do. */
export function approvalNotice(tag: Tag): ApprovalNotice {
  const problem = approvalProblem(tag);
  if (problem === '')
    return {
      text: `Approved by ${tag.approvedBy} on ${dayText(tag.approvedOn)}, as it stands.`,
      holds: true,
      canApprove: false,
    };
  const canApprove = tag.approvedBy !== '';
  const text = canApprove ? problem : `${problem} Enter who approves it first.`;
  return { text, holds: false, canApprove };
}

/** "27 November 2026" of "2026-11-27". */
const dayText = (date: string): string =>
  new Date(date).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The fields that an approval sets. */
export function approved(document: Readonly<Record<string, unknown>>, now: Date) {
  const approvedOn = now.toLocaleDateString('en-CA');
  return { approvedOn, approved: approvalOf(tagOfContent({ ...document, approvedOn })) };
}
