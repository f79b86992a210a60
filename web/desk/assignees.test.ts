import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { assigneesOf } from './assignees.ts';

describe('whom enquiries are assigned to', () => {
  it('[PLUS-10] is who looks at them, whether the settings name them or not, and whom the settings name', () => {
    const site = siteWith({ options: { leadAssignees: ['Sam', 'Mei Tran <mei@a.example>'] } });
    expect(assigneesOf({ site, staff: { id: 'a', name: 'Mei Tran' } })).toEqual(['Mei Tran', 'Sam']);
    expect(assigneesOf({ site: siteWith(), staff: { id: 'a', name: 'Ada' } })).toEqual(['Ada']);
  });
});
