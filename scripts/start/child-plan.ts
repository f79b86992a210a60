import type { HealthPulse } from './health-watch.ts';

export type ServiceName = 'records' | 'content' | 'search' | 'media' | 'sandbox' | 'web' | 'feeds';

/** How one service is run: all that the supervisor reads of it. */
export type ChildPlan = {
  name: ServiceName;
  command: string;
  args: string[];
  env: Record<string, string | undefined>;
  cwd: string;
  uid?: number;
  gid?: number;
  /** Node children get an IPC channel, whose end shows them that the supervisor is gone. */
  ipc: boolean;
  stopSignal: NodeJS.Signals;
  isReady(line: string): boolean;
  readyWithinMs: number;
  /** An address that responds as long as the process is not stuck; without one, only its end is noticed. */
  aliveAt?: string;
  pulse?: HealthPulse;
  /** Run before every start, restarts included. */
  prepare?(): Promise<void>;
};

/** The part of a plan that all our own Node services share. */
export const nodeChild = {
  command: process.execPath,
  ipc: true,
  stopSignal: 'SIGTERM',
  isReady: (line: string) => line.trim() === 'ready',
  readyWithinMs: 60_000,
} as const satisfies Partial<ChildPlan>;
