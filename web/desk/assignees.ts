import { assigneeOf } from '@/domain/leads/assignee.ts';
import type { Desk } from './enter.ts';

/** Whom enquiries are assigned to: who looks at them first, then the names of the site's settings. */
export const assigneesOf = ({ site, staff }: Pick<Desk, 'site' | 'staff'>): string[] => [
  ...new Set([staff.name, ...site.options.leadAssignees.map((entry) => assigneeOf(entry).name)]),
];
