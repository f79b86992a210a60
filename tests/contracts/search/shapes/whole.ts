import { z } from 'zod';
import { cluster } from '../cluster.ts';

/** An object with these members and no other; a real cluster may be newer and return more. */
export const whole: typeof z.strictObject = cluster ? (z.looseObject as typeof z.strictObject) : z.strictObject;
