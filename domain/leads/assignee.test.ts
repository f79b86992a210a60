import { describe, expect, it } from 'vitest';
import { assigneeOf } from './assignee.ts';

describe('who answers enquiries', () => {
  it.each([
    ['Mei Tran', { name: 'Mei Tran', email: '' }],
    ['Mei Tran <mei@dealer.example>', { name: 'Mei Tran', email: 'mei@dealer.example' }],
    [' Mei Tran  < mei@dealer.example > ', { name: 'Mei Tran', email: 'mei@dealer.example' }],
    ['<mei@dealer.example>', { name: 'mei@dealer.example', email: 'mei@dealer.example' }],
    ['Mei Tran <mei>', { name: 'Mei Tran', email: '' }],
    ['Mei Tran <mei@dealer.example, all@dealer.example>', { name: 'Mei Tran', email: '' }],
    ['Mei <Tran', { name: 'Mei <Tran', email: '' }],
  ])('[PLUS-10] %j is read with or without an address', (entry, read) => expect(assigneeOf(entry)).toEqual(read));
});
