import { describe } from 'vitest';
import { looksAt } from './looks-at.ts';

describe('at 1440 px', () => looksAt(1440));
