import { parseArgs } from 'node:util';
import { peers } from './engines/engines.ts';

type Options = {
  sizes: number[];
  peers: string[];
  /** Ids; undefined for all. */
  workloads: string[] | undefined;
  largest: number;
  repeats: number;
  service: boolean;
};

/** Reads the command line; without arguments everything is measured. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '10000,100000' },
      peers: { type: 'string', default: Object.keys(peers).join(',') },
      workloads: { type: 'string' },
      repeats: { type: 'string', default: '3' },
      largest: { type: 'string', default: '1000000' },
      'no-service': { type: 'boolean', default: false },
    },
  });
  const unknown = values.peers.split(',').filter((peer) => peer !== '' && !peers[peer]);
  if (unknown.length > 0) throw new Error(`There is no peer ${unknown}; there are ${Object.keys(peers).join(', ')}.`);
  return {
    sizes: values.sizes.split(',').map(Number),
    peers: values.peers.split(',').filter(Boolean),
    workloads: values.workloads?.split(','),
    largest: Number(values.largest),
    repeats: Number(values.repeats),
    service: !values['no-service'],
  };
}
