import { describe } from 'vitest';
import { looksAt } from './looks-at.ts';

describe('at 390 px', () => looksAt(390));
